language = Taal
language-failed = De taal kon niet worden gewijzigd. Controleer je verbinding en probeer het opnieuw.
# For search engines and for the list of installed applications.
page-description = Hus, Pantareï, Gou en Abalone: vier bordspellen om te spelen, te leren en te analyseren.
