# Lists: two items, one more in the middle, the last of three or more.
list-all-two = { $first } и { $second }
list-all-more = { $first }, { $second }
list-all-last = { $first } и { $second }
list-any-two = { $first } или { $second }
list-any-more = { $first }, { $second }
list-any-last = { $first } или { $second }
