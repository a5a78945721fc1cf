# Two numbers as the language writes them, with an ordinary space between them: how digits are grouped, and what stands before decimals.
number-sample = 1234 12.345,6
