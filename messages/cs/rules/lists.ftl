# Lists: two items, one more in the middle, the last of three or more.
list-all-two = { $first } a { $second }
list-all-more = { $first }, { $second }
list-all-last = { $first } a { $second }
list-any-two = { $first } nebo { $second }
list-any-more = { $first }, { $second }
list-any-last = { $first } nebo { $second }
