# Abalone: names.
abalone-name = Abalone
abalone-about = Duw vijandelijke knikkers van het zeshoekige bord: wie in de lijn meer knikkers heeft, mag duwen.
abalone-option-layout-name = Opstelling
abalone-option-layout-about = Waar de knikkers beginnen, en voor hoeveel spelers.
abalone-option-partners-name = Knikkers van partners
abalone-option-partners-about = Wiens knikkers je in een teampartij mag verplaatsen (regelblad 4.3).
abalone-option-partners-sheet-name = Die van het hele team
abalone-option-partners-sheet-about = Je mag de knikkers van je team verplaatsen alsof het de jouwe zijn.
abalone-option-partners-own-only-name = Alleen je eigen
abalone-option-partners-own-only-about = Je verplaatst je eigen knikkers. Die van je partners helpen alleen bij het duwen.
abalone-option-target-name = Af te duwen knikkers
abalone-option-target-about = Hoeveel knikkers van het bord moeten worden geduwd om te winnen. Op het regelblad zijn het er zes.

# Starting layouts: as variants, and as values of the option layout.
abalone-variant-standard-name = Standaard
abalone-variant-standard-about = De opstelling van het regelblad: aan elke kant twee volle rijen met drie knikkers ervoor. Wie voorzichtig speelt, kan de stelling dichtzetten tot remise.
abalone-variant-belgian-daisy-name = Belgian Daisy
abalone-variant-belgian-daisy-about = Elke kant heeft twee bloemen van zeven knikkers in tegenoverliggende hoeken. De beste keuze als je het spel kent.
abalone-variant-german-daisy-name = German Daisy
abalone-variant-german-daisy-about = De bloemen van Belgian Daisy, één rij verder naar binnen.
abalone-variant-dutch-daisy-name = Dutch Daisy
abalone-variant-dutch-daisy-about = Bloemen in de hoeken, elk met een vijandelijke knikker in het hart.
abalone-variant-swiss-daisy-name = Swiss Daisy
abalone-variant-swiss-daisy-about = Bloemen één rij verder naar binnen, elk met een vijandelijke knikker in het hart.
abalone-variant-domination-name = Overheersing
abalone-variant-domination-about = Twee driehoeken per kant langs de rand, met uit elk één knikker op weg naar het midden.
abalone-variant-infiltration-name = Infiltratie
abalone-variant-infiltration-about = Twee lange fronten, met in elk al drie vijandelijke knikkers.
abalone-variant-pyramid-name = Piramide
abalone-variant-pyramid-about = Twee dichte wiggen van hoek tot hoek langs de rand, met het vrije midden ertussen.
abalone-variant-the-wall-name = De Muur
abalone-variant-the-wall-about = Twee muren over het hele bord, met achter elk één wachtende knikker.
abalone-variant-alien-name = Alien
abalone-variant-alien-about = Twee gezichten kijken elkaar aan, elk met vier vijandelijke knikkers erin.
abalone-variant-snakes-name = Slangen
abalone-variant-snakes-about = Twee lange slangen langs de rand, met de koppen verstrengeld in het midden.
abalone-variant-snakes-variant-name = Slangen (variant)
abalone-variant-snakes-variant-about = Twee lange slangen langs de rand, met de koppen langs elkaar heen gestrekt.
abalone-variant-fujiyama-name = Fujiyama
abalone-variant-fujiyama-about = Twee bergen wijzen naar elkaar, elk met drie vijandelijke knikkers erin.
abalone-variant-face-to-face-name = Oog in oog
abalone-variant-face-to-face-about = Twee dichte blokken links en rechts van een lege baan.
abalone-variant-french-daisy-name = French Daisy
abalone-variant-french-daisy-about = Vier bloemen rond het vrije midden, de twee kleuren kruislings tegenover elkaar.
abalone-variant-alliances-name = Allianties
abalone-variant-alliances-about = Twee open ringen leunen rond het midden tegen elkaar.
abalone-variant-checkerboard-name = Schaakbord
abalone-variant-checkerboard-about = Vier rijen met wisselende kleuren. Geen kant heeft twee knikkers naast elkaar.
abalone-variant-three-players-name = Drie spelers
abalone-variant-three-players-about = Elf knikkers elk, ieder voor zich. Wie het eerst zes knikkers van de anderen van het bord duwt, wint.
abalone-variant-four-players-name = Vier spelers
abalone-variant-four-players-about = Negen knikkers elk. Zwart en Rood spelen tegen Wit en Geel.
abalone-variant-six-players-name = Zes spelers
abalone-variant-six-players-about = Zes knikkers elk. Zwart, Rood en Groen spelen tegen Wit, Geel en Blauw.
abalone-option-layout-standard-name = { abalone-variant-standard-name }
abalone-option-layout-standard-about = { abalone-variant-standard-about }
abalone-option-layout-belgian-daisy-name = { abalone-variant-belgian-daisy-name }
abalone-option-layout-belgian-daisy-about = { abalone-variant-belgian-daisy-about }
abalone-option-layout-german-daisy-name = { abalone-variant-german-daisy-name }
abalone-option-layout-german-daisy-about = { abalone-variant-german-daisy-about }
abalone-option-layout-dutch-daisy-name = { abalone-variant-dutch-daisy-name }
abalone-option-layout-dutch-daisy-about = { abalone-variant-dutch-daisy-about }
abalone-option-layout-swiss-daisy-name = { abalone-variant-swiss-daisy-name }
abalone-option-layout-swiss-daisy-about = { abalone-variant-swiss-daisy-about }
abalone-option-layout-domination-name = { abalone-variant-domination-name }
abalone-option-layout-domination-about = { abalone-variant-domination-about }
abalone-option-layout-infiltration-name = { abalone-variant-infiltration-name }
abalone-option-layout-infiltration-about = { abalone-variant-infiltration-about }
abalone-option-layout-pyramid-name = { abalone-variant-pyramid-name }
abalone-option-layout-pyramid-about = { abalone-variant-pyramid-about }
abalone-option-layout-the-wall-name = { abalone-variant-the-wall-name }
abalone-option-layout-the-wall-about = { abalone-variant-the-wall-about }
abalone-option-layout-alien-name = { abalone-variant-alien-name }
abalone-option-layout-alien-about = { abalone-variant-alien-about }
abalone-option-layout-snakes-name = { abalone-variant-snakes-name }
abalone-option-layout-snakes-about = { abalone-variant-snakes-about }
abalone-option-layout-snakes-variant-name = { abalone-variant-snakes-variant-name }
abalone-option-layout-snakes-variant-about = { abalone-variant-snakes-variant-about }
abalone-option-layout-fujiyama-name = { abalone-variant-fujiyama-name }
abalone-option-layout-fujiyama-about = { abalone-variant-fujiyama-about }
abalone-option-layout-face-to-face-name = { abalone-variant-face-to-face-name }
abalone-option-layout-face-to-face-about = { abalone-variant-face-to-face-about }
abalone-option-layout-french-daisy-name = { abalone-variant-french-daisy-name }
abalone-option-layout-french-daisy-about = { abalone-variant-french-daisy-about }
abalone-option-layout-alliances-name = { abalone-variant-alliances-name }
abalone-option-layout-alliances-about = { abalone-variant-alliances-about }
abalone-option-layout-checkerboard-name = { abalone-variant-checkerboard-name }
abalone-option-layout-checkerboard-about = { abalone-variant-checkerboard-about }
abalone-option-layout-three-players-name = { abalone-variant-three-players-name }
abalone-option-layout-three-players-about = { abalone-variant-three-players-about }
abalone-option-layout-four-players-name = { abalone-variant-four-players-name }
abalone-option-layout-four-players-about = { abalone-variant-four-players-about }
abalone-option-layout-six-players-name = { abalone-variant-six-players-name }
abalone-option-layout-six-players-about = { abalone-variant-six-players-about }

abalone-options-players = Variant { $variant } is voor { $variant_seats } spelers, opstelling { $layout } voor { $layout_seats }. Kies in plaats daarvan variant { $layout }.
abalone-options-target-too-high =
    { $teams ->
        [yes] Een doel van { $target } is onhaalbaar met opstelling { $layout }: de tegenstanders van een team hebben maar { $most } knikkers.
       *[no] Een doel van { $target } is onhaalbaar met opstelling { $layout }: de tegenstanders van een speler hebben maar { $most } knikkers.
    }

# Moves.
abalone-move-pass = { SIDE($side) } kan niet zetten en past.
abalone-move-marble = { SIDE($side) } verplaatst de knikker op { $from } naar { $to }.
abalone-move-row =
    { $sideways ->
        [yes] { SIDE($side) } verplaatst de rij { $first }-{ $last } zijwaarts naar { $first_to }-{ $last_to }.
       *[no] { SIDE($side) } verplaatst de rij { $first }-{ $last } naar { $first_to }-{ $last_to }.
    }
abalone-move-push =
    { $marbles ->
        [one] { SIDE($side) } verplaatst de rij { $first }-{ $last } naar { $first_to }-{ $last_to } en duwt een knikker van { SIDE($owner) }.
       *[other] { SIDE($side) } verplaatst de rij { $first }-{ $last } naar { $first_to }-{ $last_to } en duwt { $marbles } knikkers van { SIDE($owner) }.
    }
abalone-move-push-two-rivals = { SIDE($side) } verplaatst de rij { $first }-{ $last } naar { $first_to }-{ $last_to } en duwt de knikkers van { SIDE($near) } en { SIDE($far) }.
abalone-move-eject = { SIDE($side) } verplaatst de rij { $first }-{ $last } naar { $first_to }-{ $last_to } en duwt een knikker van { SIDE($owner) } van het bord.

abalone-expected-move = Verwacht: een zet in de lijn zoals a1b2, een zijwaartse zet zoals c3c5d4, of pass.
abalone-expected-one-of = Dit kan { $moves } betekenen. Schrijf de bedoelde zet voluit.
abalone-expected-in-line = Een zet langs de rij schrijf je als { $text }.
abalone-illegal-no-such-cell = Er is geen veld ‘{ $cell }’ op het bord. De rijen lopen van a1–a5 tot i5–i9.
abalone-illegal-empty-cell = Veld { $cell } is leeg. Er ligt geen knikker om te verplaatsen.
abalone-illegal-not-your-marble = De knikker op { $cell } is van { SIDE($owner) }. Verplaats er een van jezelf.
abalone-illegal-not-your-team = De knikker op { $cell } is van { SIDE($owner) }, van het andere team.
abalone-illegal-partners-marble = De knikker op { $cell } is van { SIDE($owner) }. Knikkers van partners bewegen alleen mee bij het duwen.
abalone-illegal-no-marbles-left = { SIDE($seat) } heeft geen knikkers meer en past.
abalone-illegal-row-too-long = De rij van { $marbles } vanaf { $cell } is te lang. Hoogstens drie knikkers bewegen samen.
abalone-illegal-not-a-row = De velden { $first } en { $last } zijn niet de uiteinden van een rechte rij.
abalone-illegal-not-adjacent = Veld { $to } ligt niet naast { $from }. Knikkers gaan maar één veld per zet verder.
abalone-illegal-off-the-board = Je knikker op { $cell } zou van het bord vallen.
abalone-illegal-sideways-blocked = Veld { $cell } is bezet door { SIDE($owner) }. Voor een zijwaartse zet zijn vrije velden nodig.
abalone-illegal-sideways-push = De knikker van { SIDE($owner) } op { $cell } kun je niet zijwaarts duwen, alleen in de lijn.
abalone-illegal-too-weak = Met { $pushing } tegen { $pushed } kun je niet duwen. De duwende kant moet meer knikkers hebben.
abalone-illegal-blocked-behind = Je eigen knikker op { $cell } ligt achter de geduwde. Dat veld moet vrij zijn.
abalone-illegal-partner-pushed = De knikker van { SIDE($owner) } op { $cell } zou worden geduwd. Knikkers van partners worden nooit geduwd.
abalone-illegal-not-started-by-own = Het duwen begint met de knikker van { SIDE($owner) } op { $cell }, niet met die van jou.
abalone-illegal-cannot-pass = Je kunt zetten, dus je mag niet passen.

# Endings: a sentence that follows “Black wins.”
abalone-reason-target = De winnende kant heeft genoeg knikkers van het bord geduwd.

# Positions.
abalone-position-fields = Verwacht: 3 delen met één spatie ertussen (bord, plaats aan zet en aantallen afgeduwde knikkers); gevonden: { $found }.
abalone-position-cells = Verwacht: { $expected } velden; gevonden: { $found }.
abalone-position-owner = Op veld { $cell } ligt een knikker van plaats { $seat }. De plaatsen zijn 1 tot en met { $seats }.
abalone-position-numbers = Rij { $row } heeft twee getallen naast elkaar in ‘{ $text }’. Schrijf één getal voor de hele reeks.
abalone-position-sign = In rij { $row } staat ‘{ $sign }’. Verwacht: { $expected }, of het aantal lege velden.
abalone-position-row = Verwacht: { $expected } velden in rij { $row }; gevonden: { $found }.
abalone-position-counts = Verwacht: aantallen afgeduwde knikkers voor { $expected } plaatsen; gevonden: { $found }.
abalone-position-count = Bij de afgeduwde knikkers staat ‘{ $text }’. Verwacht: een getal zoals 0 of 5.
abalone-position-marbles = Verwacht: hoogstens { $most } knikkers op het bord voor { SIDE($side) }; gevonden: { $found }.
abalone-position-beyond-target = De afgeduwde knikkers zijn samen { $count } voor één kant. De partij eindigt bij { $target }.
abalone-position-two-winners = Twee kanten hebben { $target } afgeduwde knikkers. Slechts één kant kan hebben gewonnen.
abalone-position-rivals-missing = Voor de kant van { SIDE($side) } zijn { $count } afgeduwde knikkers opgegeven, maar er ontbreken maar { $missing } knikkers van de tegenstanders.
abalone-position-missing = De afgeduwde knikkers zijn samen { $count }, maar er ontbreken maar { $missing } knikkers.
