# Lesson: Pantareï. The learner plays White. Stacks are numbered from the head.
lesson-pantarei-snake-title = Ormen
lesson-pantarei-snake-task = Nitton fjäll ligger på en linje, ormen: nio vita, nio svarta och ett neutralt. Båda färgerna har tre fjäll av vart och ett av värdena 1, 2 och 3. Alla nitton blandas inför varje parti, så det neutrala kan ligga var som helst. Från början är varje fjäll en egen stapel. När det är din tur flyttar du fjäll till andra fjäll och lägger dem ovanpå. Den vars drag ger en stapel med sju eller fler fjäll vinner. Staplarna är numrerade: stapel 1 ligger vid ormens huvud, den sista vid svansen.

lesson-pantarei-colour-title = Välj en färg
lesson-pantarei-colour-task = Spelaren på plats 1 tittar på ormen och väljer en färg. Motståndaren får den andra färgen och gör det första draget. Här väljer du: vit eller svart.
lesson-pantarei-colour-done = Nu skulle din motståndare börja. I de följande stegen spelar du Vit.

lesson-pantarei-move-title = Flytta ett fjäll
lesson-pantarei-move-task = Du flyttar det översta fjället på en stapel om det har din färg. Även ett ensamt fjäll är en stapel. Det flyttas exakt så många staplar mot huvudet eller mot svansen som dess värde anger. Det får inte gå förbi ormens ände. Flytta den vita 2:an.
lesson-pantarei-move-done = 2:an flyttades exakt två staplar och ligger nu på den svarta 3:an. Du får landa på vilken stapel som helst. Stapeln tillhör den spelare vars färg ligger överst.
lesson-pantarei-move-wrong-other = Det går, men flytta nu den vita 2:an vid huvudet.

lesson-pantarei-two-title = Ta med ett fjäll till
lesson-pantarei-two-task = Du får ta med fjället direkt under det översta, oavsett färg. Bara värdet på det översta fjället räknas. Välj den vita 2:an och sedan ”Två fjäll” och flytta den tillsammans med den svarta 3:an under den.
lesson-pantarei-two-done = Båda fjällen flyttades två staplar och behöll sin ordning. Du kan flytta ett eller två fjäll, aldrig fler.
lesson-pantarei-two-wrong-swap = Det var ett byte. Det lär du dig snart. Flytta nu två fjäll på en gång.
lesson-pantarei-two-wrong-one = Du flyttade bara ett fjäll. Ta med den svarta 3:an.

lesson-pantarei-close-title = Ormen sluter sig
lesson-pantarei-close-task = När en plats blir tom sluts luckan genast, och avstånden ändras. Den vita 2:an är tre staplar från den svarta 3:an och kan inte nå den. Flytta den vita 1:an till den svarta 3:an.
lesson-pantarei-close-task-2 = Ditt drag slöt en lucka: den svarta 3:an med din 1:a är bara två staplar från din 2:a. Svart har flyttat en 2:a till den svarta 1:an. Flytta den vita 2:an till den svarta 3:an med din 1:a.
lesson-pantarei-close-done = I avstånd räknas alltid de staplar som finns nu. En stapels höjd spelar ingen roll.
lesson-pantarei-close-wrong-first = Flytta den vita 1:an en stapel mot svansen, till den svarta 3:an.
lesson-pantarei-close-wrong-second = Flytta den vita 2:an vid huvudet två staplar mot svansen.

lesson-pantarei-neutral-title = Det neutrala fjället
lesson-pantarei-neutral-task = Det neutrala fjället tillhör ingen. Så länge det ligger överst kan ingen flytta eller byta stapeln. Men alla får landa på den. Flytta den vita 1:an dit.
lesson-pantarei-neutral-task-2 = Svart har flyttat en 2:a till din 2:a. Det neutrala fjället flyttas bara med under ett annat fjäll. Flytta din 1:a och ta med det neutrala fjället.
lesson-pantarei-neutral-done = Det neutrala fjället räknas i en stapel som vilket fjäll som helst.
lesson-pantarei-neutral-wrong-first = Flytta den vita 1:an vid huvudet till det neutrala fjället.
lesson-pantarei-neutral-wrong-second = Välj ”Två fjäll”, så att det neutrala fjället följer med din 1:a.

lesson-pantarei-swap-title = Byt
lesson-pantarei-swap-task = I stället för att flytta får du byta plats på två valfria staplar om båda har din färg överst. Varje stapel behåller sin ordning; bara platserna byts. Byt plats på staplarna 2 och 4.
lesson-pantarei-swap-done = Ett byte ändrar vad dina fjäll kan nå. Ett ensamt fjäll räknas också som en stapel. Du får även byta två likadana fjäll.
lesson-pantarei-swap-wrong-move = Du flyttade. Välj stapel 2, sedan ”Byt”, sedan stapel 4.

lesson-pantarei-ban-title = Inget byte efter ett byte
lesson-pantarei-ban-task = När din motståndare just har bytt får du inte byta. Svart har just bytt, så du måste flytta. Gör en stapel med tre fjäll.
lesson-pantarei-ban-done = Efter en flytt eller ett pass är byten tillåtna igen.
lesson-pantarei-ban-wrong-low = Den här stapeln har bara två fjäll. Flytta två fjäll på en gång.

lesson-pantarei-pass-title = Passa
lesson-pantarei-pass-task = Du passar bara om du varken kan flytta eller byta. Din 3:a skulle gå förbi ormens ände, och ett byte kräver två staplar med din färg överst. Därför måste du passa.
lesson-pantarei-pass-done = Ingen får passa frivilligt. Du måste också passa om du bara skulle kunna byta och din motståndare just har bytt. Båda spelarna kan aldrig sitta fast samtidigt.

lesson-pantarei-safe-title = Låt inte Svart vinna
lesson-pantarei-safe-task = Stapel 1 har fem fjäll. Svart kan flytta två fjäll från stapel 3 till den och vinna med sju. Förhindra det.
lesson-pantarei-safe-done = Nu kan Svart inte vinna med nästa drag. Titta efter vem som kan nå den högsta stapeln innan du drar.
lesson-pantarei-safe-wrong-lost = Svart kan fortfarande flytta två fjäll från stapel 3 till stapel 1 och vinna. Ändra avståndet eller täck stapel 3.

lesson-pantarei-win-title = Vinn ett litet parti
lesson-pantarei-win-task = Vinn nu ett litet parti. Lägg ett sjätte fjäll på den höga stapeln, så att du sedan kan lägga på det sjunde vad Svart än gör.
lesson-pantarei-win-task-2 = Svart har flyttat en 3:a till din 2:a men kunde inte stoppa dig. Lägg på det sjunde fjället.
lesson-pantarei-win-done = Sju fjäll: du har vunnit ditt första lilla parti. Lägger du två fjäll på en stapel med sex blir det åtta, och det vinner också.
lesson-pantarei-win-wrong-stopped = Stapeln har sex fjäll, men Svart kan stoppa det sjunde. Lägg på ett annat fjäll i stället, så att din 1:a kan följa efter.
lesson-pantarei-win-wrong-low = Den höga stapeln måste få ett sjätte fjäll. Leta efter ett fjäll som når den exakt.
lesson-pantarei-win-wrong-not-yet = Det ger ingen stapel med sju. Flytta den vita 1:an till den höga stapeln.

lesson-pantarei-game-title = Ditt första parti
lesson-pantarei-game-task = Spela ett helt parti mot en snäll motståndare. Vid varje drag får du ett kort tips, och du kan ta tillbaka drag så ofta du vill. Om samma ställning uppstår för tredje gången slutar partiet remi.
