# What the sides of the games are called. A language with cases gives each an attribute per case:
# SIDE($side, form: "accusative") reads the attribute .accusative.
side-south = Zuid
side-north = Noord
side-red = Rood
side-yellow = Geel
side-black = Zwart
side-white = Wit
side-green = Groen
side-blue = Blauw
side-seat-1 = Plaats 1
side-seat-2 = Plaats 2
side-seat-3 = Plaats 3
side-seat-4 = Plaats 4
side-seat-5 = Plaats 5
side-seat-6 = Plaats 6
