language = Language
language-failed = The language could not be changed. Check your connection and try again.
# For search engines and for the list of installed applications.
page-description = Hus, Pantareï, Gou and Abalone: play, learn and analyse four board games.
