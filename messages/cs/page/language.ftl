language = Jazyk
language-failed = Jazyk se nepodařilo změnit. Zkontrolujte připojení a zkuste to znovu.
# For search engines and for the list of installed applications.
page-description = Hus, Pantareï, Gou a Abalone: hrajte, učte se a analyzujte čtyři deskové hry.
