# What the sides of the games are called. A language with cases gives each an attribute per case:
# SIDE($side, form: "accusative") reads the attribute .accusative.
side-south = South
side-north = North
side-red = Red
side-yellow = Yellow
side-black = Black
side-white = White
side-green = Green
side-blue = Blue
side-seat-1 = Seat 1
side-seat-2 = Seat 2
side-seat-3 = Seat 3
side-seat-4 = Seat 4
side-seat-5 = Seat 5
side-seat-6 = Seat 6
