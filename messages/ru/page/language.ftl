language = Язык
language-failed = Не удалось сменить язык. Проверьте связь и попробуйте снова.
# For search engines and for the list of installed applications.
page-description = Четыре настольные игры — Hus, Pantareï, Gou и Abalone: играйте, учитесь и анализируйте.
