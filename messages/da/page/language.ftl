language = Sprog
language-failed = Sproget kunne ikke skiftes. Tjek din forbindelse, og prøv igen.
# For search engines and for the list of installed applications.
page-description = Hus, Pantareï, Gou og Abalone: spil, lær og analysér fire brætspil.
