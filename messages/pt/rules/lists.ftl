# Lists: two items, one more in the middle, the last of three or more.
list-all-two = { $first } e { $second }
list-all-more = { $first }, { $second }
list-all-last = { $first } e { $second }
list-any-two = { $first } ou { $second }
list-any-more = { $first }, { $second }
list-any-last = { $first } ou { $second }
