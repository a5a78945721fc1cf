# What is wrong with a request as such.
refusal-unreadable = La requête est illisible : { $detail }
refusal-no-such-path = Il n’y a rien à l’adresse { $path }.
refusal-no-such-method = { $method } n’est pas possible à l’adresse { $path }.
refusal-no-websocket = Une connexion WebSocket est attendue ici : { $detail }
refusal-no-hello = Le premier message doit être un hello.
refusal-other-version = Ce serveur parle la version { $server } du protocole, pas la version { $client }.
refusal-second-hello = Envoyez hello une seule fois par connexion.
