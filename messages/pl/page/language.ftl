language = Język
language-failed = Nie udało się zmienić języka. Sprawdź połączenie i spróbuj ponownie.
# For search engines and for the list of installed applications.
page-description = Hus, Pantareï, Gou i Abalone: graj, ucz się i analizuj cztery gry planszowe.
