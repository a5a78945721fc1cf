language = Язык
language-failed = Не удалось сменить язык. Проверьте связь и попробуйте снова.
# For search engines and for the list of installed applications.
page-description = Hus, Pantareï, Gou и Abalone: играйте, учитесь и анализируйте — четыре настольные игры.
