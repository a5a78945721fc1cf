language = Idioma
language-failed = No se ha podido cambiar el idioma. Comprueba tu conexión e inténtalo de nuevo.
# For search engines and for the list of installed applications.
page-description = Hus, Pantareï, Gou y Abalone: juega, aprende y analiza cuatro juegos de tablero.
