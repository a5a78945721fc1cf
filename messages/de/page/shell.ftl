# Words used on every screen.
title = Tetrarch
title-room = { $room } · Tetrarch
skip-to-content = Zum Inhalt springen
nav = Hauptmenü
nav-lobby = Lobby
nav-learn = Lernen
nav-settings = Einstellungen
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
share = Teilen
go-home = Startseite
try-again = Erneut versuchen
waiting-rules = Regeln werden geladen …
waiting-room = Wird geladen …
offline = Du bist offline. Du kannst trotzdem gegen den Computer oder mit anderen an diesem Gerät spielen.
new-version = Es gibt eine neue Version dieser Seite.
new-version-load = Neu laden

# Errors that fill the screen.
trouble-rules = Die Regeln konnten nicht geladen werden
trouble-rules-advice = Ein Teil der Seite wurde nicht geladen. Prüfe deine Verbindung und lade die Seite neu.
trouble-room = Diese Seite konnte nicht geladen werden
trouble-room-advice = Prüfe deine Verbindung und versuche es noch einmal. Partien gegen den Computer laufen auch offline, wenn du sie einmal geöffnet hast.
trouble-page = Etwas ist schiefgegangen
trouble-page-advice = Das ist ein Fehler in der Seite. Lade sie neu; deine Partie ist gespeichert.
trouble-address = Seite nicht gefunden
trouble-address-advice = Vielleicht ist der Link alt oder falsch geschrieben.

# Ways to the puzzles.
puzzles-title = Aufgaben
puzzles-of = Aufgaben: { $game }
puzzles-home = Aufgaben: Finde den einzigen Zug

# The way to solved Hus.
solved = Gelöstes Hus
solved-link = Hus ist gelöst: Spiele gegen den perfekten Gegner
