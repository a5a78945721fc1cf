# Lists: two items, one more in the middle, the last of three or more.
list-all-two = { $first } und { $second }
list-all-more = { $first }, { $second }
list-all-last = { $first } und { $second }
list-any-two = { $first } oder { $second }
list-any-more = { $first }, { $second }
list-any-last = { $first } oder { $second }
