# What the sides of the games are called. A language with cases gives each an attribute per case:
# SIDE($side, form: "accusative") reads the attribute .accusative.
side-south = Süd
side-north = Nord
side-red = Rot
side-yellow = Gelb
side-black = Schwarz
side-white = Weiß
side-green = Grün
side-blue = Blau
side-seat-1 = Platz 1
side-seat-2 = Platz 2
side-seat-3 = Platz 3
side-seat-4 = Platz 4
side-seat-5 = Platz 5
side-seat-6 = Platz 6
