language = Språk
language-failed = Språket kunde inte bytas. Kontrollera anslutningen och försök igen.
# For search engines and for the list of installed applications.
page-description = Hus, Pantareï, Gou och Abalone: spela, lär dig och analysera fyra brädspel.
