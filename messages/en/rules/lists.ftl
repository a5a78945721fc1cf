# Lists: two items, one more in the middle, the last of three or more.
list-all-two = { $first } and { $second }
list-all-more = { $first }, { $second }
list-all-last = { $first } and { $second }
list-any-two = { $first } or { $second }
list-any-more = { $first }, { $second }
list-any-last = { $first } or { $second }
