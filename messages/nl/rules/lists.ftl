# Lists: two items, one more in the middle, the last of three or more.
list-all-two = { $first } en { $second }
list-all-more = { $first }, { $second }
list-all-last = { $first } en { $second }
list-any-two = { $first } of { $second }
list-any-more = { $first }, { $second }
list-any-last = { $first } of { $second }
