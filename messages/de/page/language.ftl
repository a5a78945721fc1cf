language = Sprache
language-failed = Die Sprache konnte nicht geändert werden. Prüfe deine Verbindung und versuche es noch einmal.
# For search engines and for the list of installed applications.
page-description = Hus, Pantareï, Gou und Abalone: vier Brettspiele spielen, lernen und analysieren.
