# Lists: two items, one more in the middle, the last of three or more.
list-all-two = { $first } i { $second }
list-all-more = { $first }, { $second }
list-all-last = { $first } i { $second }
list-any-two = { $first } lub { $second }
list-any-more = { $first }, { $second }
list-any-last = { $first } lub { $second }
