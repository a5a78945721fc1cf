### The plain board, for a game that has no board of its own.

plain-board = Bord
plain-cells = Velden van het bord
plain-moves = Andere zetten
plain-cell =
    { $cell }, { $seat ->
        [0] leeg
       *[other] { $mark } van plaats { $seat }
    }{ $state ->
        [target] , mogelijke zet
       *[plain] {""}
    }
plain-chosen =
    { $cell } geselecteerd; { $ways ->
        [one] nu kun je één veld kiezen
       *[other] nu kun je uit { $ways } velden kiezen
    }.
plain-refused = Geen mogelijke zet begint met { $cell }.
plain-brush = { $mark }, plaats { $seat }
