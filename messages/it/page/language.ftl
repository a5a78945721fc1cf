language = Lingua
language-failed = Impossibile cambiare lingua. Controlla la connessione e riprova.
# For search engines and for the list of installed applications.
page-description = Hus, Pantareï, Gou e Abalone: gioca, impara e analizza quattro giochi da tavolo.
