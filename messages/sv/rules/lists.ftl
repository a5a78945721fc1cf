# Lists: two items, one more in the middle, the last of three or more.
list-all-two = { $first } och { $second }
list-all-more = { $first }, { $second }
list-all-last = { $first } och { $second }
list-any-two = { $first } eller { $second }
list-any-more = { $first }, { $second }
list-any-last = { $first } eller { $second }
