language = Idioma
language-failed = Não foi possível mudar o idioma. Verifique a ligação e tente de novo.
# For search engines and for the list of installed applications.
page-description = Hus, Pantareï, Gou e Abalone: jogue, aprenda e analise quatro jogos de tabuleiro.
