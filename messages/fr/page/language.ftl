language = Langue
language-failed = La langue n’a pas pu être changée. Vérifiez votre connexion et réessayez.
# For search engines and for the list of installed applications.
page-description = Hus, Pantareï, Gou et Abalone : jouez à quatre jeux de plateau, apprenez-les et analysez vos parties.
