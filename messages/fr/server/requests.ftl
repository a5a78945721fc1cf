# What is wrong with a request as such.
refusal-unreadable = La requête est illisible : { $detail }.
refusal-no-such-path = Il n’y a rien à l’adresse { $path }.
refusal-no-such-method = { $method } n’est pas autorisé à l’adresse { $path }.
refusal-no-websocket = Une connexion WebSocket est attendue ici.
refusal-no-hello = Le premier message doit être un hello.
refusal-other-version = Ce serveur parle la version { $server } du protocole, pas la version { $client }.
refusal-second-hello = Envoyez hello une seule fois par connexion.

# Why it cannot be read: the end of refusal-unreadable.
unreadable-json = ce n’est pas du JSON (ligne { $line }, colonne { $column })
unreadable-media-type = son type de contenu doit être application/json
unreadable-too-long = elle est trop longue
unreadable-incomplete = elle n’est pas arrivée en entier
unreadable-missing = il manque le champ « { $field } »
unreadable-unknown-field = le champ « { $field } » n’existe pas
unreadable-twice = le champ « { $field } » apparaît deux fois
unreadable-unknown-value = « { $value } » n’est pas admis ; valeur attendue : { $expected }
unreadable-wrong-value = la valeur de « { $field } » n’est pas du bon type
unreadable-too-many = « { $field } » est trop long ; le nombre maximal de caractères est { $most }
unreadable-wrong = ce n’est pas ce que l’API attend
