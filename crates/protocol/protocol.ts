// Made from the crate `protocol` by its example `typescript`. Do not edit.

export const VERSION = 3;

export type Acknowledged = { 
/**
 * The client's own number for it.
 */
id: ActId, 
/**
 * The number of the table's last event when it was done.
 */
number: number, 
/**
 * How many moves the game has now.
 */
ply: number, };

export type Act = { "type": "resign", } | { "type": "play-on", } | { "type": "offer-draw", } | { "type": "decline-draw", } | { "type": "ask-takeback", } | { "type": "answer-takeback", 
/**
 * Whether to agree.
 */
yes: boolean, } | { "type": "abort", } | { "type": "add-time", 
/**
 * The opponent's seat, counted from 1.
 */
seat: number, 
/**
 * How much, at most an hour.
 */
seconds: number, } | { "type": "claim", } | { "type": "replace", 
/**
 * The seat, counted from 1.
 */
seat: number, } | { "type": "rematch", 
/**
 * Whether to play again.
 */
yes: boolean, } | { "type": "say", 
/**
 * Plain text.
 */
text: string, };

export type ActId = number;

export type ActKind = "resign" | "play-on" | "offer-draw" | "decline-draw" | "ask-takeback" | "answer-takeback" | "abort" | "add-time" | "rematch" | "say" | "claim" | "replace";

export type AnalysisProgress = { 
/**
 * How many positions are done.
 */
done: number, 
/**
 * How many there are. Once all are done, the analysis can be fetched.
 */
of: number, };

export type Arg = number | { 
/**
 * As programs write it: `60.0`, `+12`.
 */
decimal: string, } | string | { 
/**
 * As it was written.
 */
text: string, } | { 
/**
 * In order.
 */
all: Array<Arg>, } | { 
/**
 * In order.
 */
any: Array<Arg>, } | Message;

export type Away = { 
/**
 * The seat.
 */
seat: number, 
/**
 * What the others may do about it; none if the clock decides.
 */
claim: Claim | null, };

export type BotEvent = { "type": "challenge", 
/**
 * Which seat.
 */
seat: number, 
/**
 * The table.
 */
game: Listing, } | { "type": "game-start", 
/**
 * Its seat.
 */
seat: number, 
/**
 * The table.
 */
game: Listing, } | { "type": "game-finish", 
/**
 * Its seat.
 */
seat: number, 
/**
 * The table.
 */
game: Listing, };

export type BotGame = { "type": "game-full", 
/**
 * The bot's seat.
 */
seat: number, 
/**
 * The table.
 */
game: Snapshot, } | { "type": "game-state" } & BotState | { "type": "chat", 
/**
 * The seat.
 */
seat: number, 
/**
 * Plain text.
 */
text: string, };

export type BotState = { 
/**
 * How far the game is.
 */
phase: Phase, 
/**
 * How many moves were played.
 */
ply: number, 
/**
 * The last of them.
 */
last: MoveView | null, 
/**
 * The text of the position on the board.
 */
position: string, 
/**
 * Whose turn it is.
 */
turn: number, 
/**
 * The text of every legal move; none once the game is over.
 */
moves: Array<string>, 
/**
 * The clocks, where time is counted.
 */
clocks: Clocks | null, 
/**
 * What is being voted on.
 */
questions: Array<OpenVote>, 
/**
 * How the game ended, if it did.
 */
ending: EndingView | null, };

export type BrowserKeys = { 
/**
 * Its public key: 65 bytes.
 */
p256dh: string, 
/**
 * Its secret: 16 bytes.
 */
auth: string, };

export type Catalogue = { 
/**
 * The games, in the order they are shown.
 */
games: Array<GameSheet>, 
/**
 * The options that every table has, whatever the game.
 */
table_options: Array<OptionSheet>, };

export type ChangeAccount = { 
/**
 * The language in which its owner reads, or nothing for what the browser asks for.
 */
language: string | null, };

export type ChangePassword = { 
/**
 * The password until now.
 */
old: Password, 
/**
 * The password from now on.
 */
new: Password, };

export type ChatLine = { 
/**
 * The number of the event by which it was said.
 */
number: number, 
/**
 * The seat.
 */
seat: number, 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * Plain text.
 */
text: string, };

export type ChoiceSheet = { 
/**
 * Stable id.
 */
id: string, 
/**
 * The id of the message with its name.
 */
name: string, 
/**
 * The id of the message with a line about it.
 */
about: string, };

export type Claim = { 
/**
 * Claim the game, or let the computer take the seat.
 */
act: ActKind, 
/**
 * From when on, in milliseconds since 1970.
 */
at_ms: number, };

export type Clocks = { 
/**
 * What each seat has left, in seat order.
 */
left_ms: Array<number>, 
/**
 * What is free at the start of the turn and not yet used up.
 */
free_ms: number, 
/**
 * The seat whose clock runs; none while they stand still.
 */
running: number | null, };

export type ClosedQuestion = { 
/**
 * What was asked.
 */
kind: QuestionKind, 
/**
 * Whose act closed it.
 */
seat: number, 
/**
 * Why it was closed.
 */
closing: Closing, };

export type Closing = "declined" | "withdrawn" | "played-on";

export type Created = { 
/**
 * Its name.
 */
table: TableId, 
/**
 * The creator's own seats. Their secrets are told once.
 */
seats: Array<SeatKey>, 
/**
 * An invitation for each seat that is taken by link, told once. It is used up when the seat is taken.
 */
invitations: Array<SeatInvitation>, 
/**
 * One invitation for all of them: it admits to the next free seat, or to the one that is chosen,
 * until none is free. There is none if no seat is taken by link.
 */
invitation: SeatSecret | null, };

export type CreatedToken = { 
/**
 * The token itself, for the header `Authorization: Bearer …`. It is told once.
 */
token: string, 
/**
 * What is known of it from now on.
 */
about: TokenView, };

export type Credentials = { 
/**
 * The account's name: letters, digits, `-` and `_`, the first a letter. Upper and lower case are the same.
 */
name: string, 
/**
 * The password.
 */
password: Password, 
/**
 * Seats that were taken without an account, and belong to it from now on. Those that are
 * those of others are ignored.
 */
seats?: Array<SeatClaim> | null, };

export type DeleteAccount = { 
/**
 * The password, to prevent deletion by mistake or on a borrowed computer.
 */
password: Password, };

export type DeviceLink = { 
/**
 * What the other device sends as [`UseDeviceLink`].
 */
secret: SeatSecret, 
/**
 * Until when it works, in milliseconds since 1970.
 */
expires_ms: number, };

export type EndedPushSubscription = { 
/**
 * Where its push service takes messages.
 */
endpoint: string, 
/**
 * The table, as it was subscribed with.
 */
table?: TableId | null, };

export type EndingView = { 
/**
 * Stable id: the rule's own (`no-move`) or the table's (`resignation`).
 */
id: string, 
/**
 * To be said: who won, and why. Endings that were stored before there were messages have an empty one; the server fills it.
 */
message: Message, 
/**
 * What each seat gets, in seat order: 1, 0.5 or 0; none if the game was called off.
 */
scores: Array<number> | null, 
/**
 * The points of each seat where the game counts them (Hus).
 */
points: Array<number> | null, };

export type Explored = { 
/**
 * The moves, by their text.
 */
moves: Array<ExploredMove>, };

export type ExploredMove = { 
/**
 * Its canonical text.
 */
move: string, 
/**
 * Games without one winner.
 */
draws: number, 
/**
 * Games won by each team, in their order.
 */
wins: [number, number, number], };

export type FromClient = { "type": "hello" } & Hello | { "type": "move" } & NewMove | { "type": "act" } & NewAct | { "type": "ping", 
/**
 * Comes back as it is.
 */
token: number, };

export type GameSheet = { 
/**
 * Stable id.
 */
id: string, 
/**
 * The id of the message with its name.
 */
name: string, 
/**
 * The id of the message with the game in one line.
 */
about: string, 
/**
 * The variants; the first is the default.
 */
variants: Array<VariantSheet>, 
/**
 * The options, in the order they are shown.
 */
options: Array<OptionSheet>, 
/**
 * The computer players, the weakest first.
 */
levels: Array<LevelSheet>, };

export type Goodbye = "too-slow" | "idle" | "misbehaved" | "shutdown" | "signed-out" | "removed";

export type Hello = { 
/**
 * The [`VERSION`](crate::VERSION) that the client speaks.
 */
version: number, 
/**
 * The secret of its seat, or of an invitation. An account that is signed in needs none, and its
 * own seat comes first. A hello never takes a seat: that needs [`TakeSeat`](crate::TakeSeat).
 */
secret?: SeatSecret | null, 
/**
 * The number of the last event it has; none if it knows nothing.
 */
last?: number | null, };

export type Invitation = "link" | "lobby" | "account";

export type InvitationState = { "state": "open", 
/**
 * The seats, counted from 1.
 */
seats: Array<number>, } | { "state": "used", };

export type JournalEvent = { "type": "seat-taken", 
/**
 * The seat, counted from 1.
 */
seat: number, 
/**
 * As the player wants to be called.
 */
name: string, 
/**
 * The rating, if the player has an account.
 */
rating?: RatingView | null, } | { "type": "begun", } | { "type": "played", 
/**
 * Its number, counted from 1.
 */
ply: number, 
/**
 * Who played it.
 */
seat: number, 
/**
 * Its canonical text.
 */
move: string, 
/**
 * What happened, to be said.
 */
message: Message, 
/**
 * What happened, step by step, as the game tells it.
 */
story: Array<JsonValue>, 
/**
 * The position after it.
 */
position: string, 
/**
 * Whose turn it is now.
 */
turn: number, 
/**
 * How long the player thought.
 */
spent_ms: number, } | { "type": "taken-back", 
/**
 * How many.
 */
plies: number, 
/**
 * The position that is on the board again.
 */
position: string, 
/**
 * Whose turn it is now.
 */
turn: number, } | { "type": "takeback-asked", 
/**
 * The seat.
 */
seat: number, 
/**
 * How many moves would be taken back.
 */
plies: number, } | { "type": "takeback-vote", 
/**
 * The seat.
 */
seat: number, 
/**
 * Whether it agrees.
 */
yes: boolean, } | { "type": "takeback-closed", 
/**
 * Whose act closed the question; unknown in the oldest journals.
 */
seat?: number | null, 
/**
 * Why.
 */
closing: Closing, } | { "type": "draw-vote", 
/**
 * The seat.
 */
seat: number, 
/**
 * Whether it wants the draw.
 */
yes: boolean, } | { "type": "draw-offered", 
/**
 * The team, counted from 1.
 */
team: number, } | { "type": "draw-closed", 
/**
 * Whose act closed the question; unknown in the oldest journals.
 */
seat?: number | null, 
/**
 * Why.
 */
closing: Closing, } | { "type": "resignation-vote", 
/**
 * The seat.
 */
seat: number, 
/**
 * Whether it wants to resign.
 */
yes: boolean, } | { "type": "computer-seated", 
/**
 * The seat.
 */
seat: number, 
/**
 * How strong the computer is, from 1 to 10.
 */
level: number, } | { "type": "clock-started", 
/**
 * Whose clock runs.
 */
seat: number, } | { "type": "clock-paused", } | { "type": "time-added", 
/**
 * The seat.
 */
seat: number, 
/**
 * How much.
 */
added_ms: number, } | { "type": "ended", 
/**
 * How it ended.
 */
ending: EndingView, } | { "type": "rematch-vote", 
/**
 * The seat.
 */
seat: number, 
/**
 * Whether it wants to.
 */
yes: boolean, } | { "type": "next-game", 
/**
 * Where. The secrets of the seats are valid there too.
 */
table: TableId, } | { "type": "said", 
/**
 * The seat.
 */
seat: number, 
/**
 * Plain text.
 */
text: string, } | { "type": "analysed", 
/**
 * How many positions are done.
 */
done: number, 
/**
 * How many there are.
 */
of: number, };

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

export type KeptGame = { 
/**
 * The table.
 */
table: TableId, };

export type LevelSheet = { 
/**
 * From 1 to 10.
 */
level: number, 
/**
 * Its rating, where it was measured.
 */
rating: number | null, };

export type Listing = { 
/**
 * Its name.
 */
table: TableId, 
/**
 * How far it is.
 */
phase: Phase, 
/**
 * What is played and how.
 */
setup: SetupView, 
/**
 * Who plays.
 */
seats: Array<SeatView>, 
/**
 * Whose turn it is, while the game is being played.
 */
turn: number | null, 
/**
 * How the game ended, if it did.
 */
ending: EndingView | null, 
/**
 * When something happened there last, in milliseconds since 1970.
 */
active_ms: number, };

export type ListingPage = { 
/**
 * The tables, the newest first.
 */
tables: Array<Listing>, 
/**
 * What to ask for to get the next page; none on the last.
 */
next: string | null, };

export type LocalGame = { 
/**
 * A text that was drawn for the game: sent again, it is the same game.
 */
id: string, 
/**
 * The seat of the account, counted from 1.
 */
seat: number, 
/**
 * The game as a record. One that is not over must be against computers only and without a clock.
 */
record: unknown, };

export type LoggedIn = { 
/**
 * Who it is.
 */
account: Profile, 
/**
 * The tables whose seats belong to the account now.
 */
claimed: Array<TableId>, };

export type Message = { 
/**
 * Stable, in kebab case: `hus-illegal-empty-pit`.
 */
id: string, 
/**
 * What is told, by name.
 */
args: { [key in string]: Arg }, };

export type MoveView = { 
/**
 * Who played it.
 */
seat: number, 
/**
 * Its canonical text.
 */
move: string, 
/**
 * What happened, to be said.
 */
message: Message, 
/**
 * The text of the position after it.
 */
position: string, 
/**
 * How long the player thought.
 */
spent_ms: number, };

export type Muted = { 
/**
 * Their names.
 */
names: Array<string>, };

export type NewAct = { 
/**
 * The client's own number for it: sent twice, it counts once.
 */
id: ActId, 
/**
 * What to do.
 */
act: Act, };

export type NewMove = { 
/**
 * The client's own number for it: sent twice, the move counts once.
 */
id: ActId, 
/**
 * Its number in the game, counted from 1: it is refused if the game stands elsewhere.
 */
ply: number, 
/**
 * The move in the game's notation.
 */
move: string, };

export type NewPushSubscription = { 
/**
 * Where its push service takes messages.
 */
endpoint: string, 
/**
 * By what messages for it are encrypted.
 */
keys: BrowserKeys, 
/**
 * The table whose news a guest wants, who sends the secret of the seat. An account hears of all its
 * tables.
 */
table?: TableId | null, };

export type NewReport = { 
/**
 * The seat of the player, counted from 1.
 */
seat: number, 
/**
 * The number of the event by which the player said something, if it is about that.
 */
message?: number | null, 
/**
 * Why.
 */
reason: ReportReason, 
/**
 * What those who run the server should know.
 */
words?: string | null, };

export type NewSeat = { "type": "me", 
/**
 * As the player wants to be called.
 */
name?: string | null, } | { "type": "link", } | { "type": "lobby", } | { "type": "account", 
/**
 * The account's name.
 */
name: string, } | { "type": "computer", 
/**
 * How strong, from 1 to 10.
 */
level: number, };

export type NewTable = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The variant's id; the game's first variant if none is given.
 */
variant?: string | null, 
/**
 * Options by id, of the game and of the table (`repetition`, `max-plies`).
 */
options?: { [key in string]: string } | null, 
/**
 * The first position, where the rules' own is not wanted.
 */
position?: string | null, 
/**
 * Whether the deal is one of those that were measured to be even, in games that begin with a deal. It
 * goes for the next games at the table too.
 */
balanced?: boolean | null, 
/**
 * Who plays, in seat order.
 */
seats: Array<NewSeat>, 
/**
 * Whether the seats are dealt out by chance.
 */
shuffle?: boolean | null, 
/**
 * The time control in its short text: `none`, `5+3`, `5d3`, `3d/move`.
 */
time?: string | null, 
/**
 * Whether ratings change with the result. Where more than two play, that needs a clock.
 */
rated?: boolean | null, 
/**
 * Who can find the table.
 */
visibility?: Visibility | null, 
/**
 * How many games a match has; 1 if none is given.
 */
games?: number | null, 
/**
 * Whether a match ends as soon as the leader cannot be overtaken.
 */
stop_when_decided?: boolean | null, };

export type NewToken = { 
/**
 * What its owner calls it; no two tokens of an account are called the same.
 */
label: string, 
/**
 * What it may do.
 */
scopes: Array<Scope>, };

export type NumberedEvent = { 
/**
 * Its place among the events of the table.
 */
number: number, 
/**
 * When it happened, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * The clocks after it, where time is counted.
 */
clocks: Clocks | null, 
/**
 * What happened.
 */
event: JournalEvent, 
/**
 * The table after it. What happens at once is told in several events, and the last of them has the
 * state; events that are read again from the past have none.
 */
state?: TableState | null, };

export type Occupant = { "type": "free", 
/**
 * Who may take it.
 */
invitation: Invitation, 
/**
 * The account that it is kept for.
 */
name?: string | null, } | { "type": "human", 
/**
 * As the player wants to be called.
 */
name: string, 
/**
 * The rating on sitting down. Who has one has an account of that name; others may call
 * themselves anything.
 */
rating?: RatingView | null, } | { "type": "computer", 
/**
 * How strong, from 1 to 10.
 */
level: number, };

export type OpenVote = { 
/**
 * What is asked.
 */
kind: QuestionKind, 
/**
 * The seat that asked.
 */
by: number, 
/**
 * How many moves would be taken back; 0 for other questions.
 */
plies: number, 
/**
 * The seats that agree, including the one that asked.
 */
yes: Array<number>, 
/**
 * The seats that do not.
 */
no: Array<number>, 
/**
 * The seats that have not answered yet and have a vote.
 */
waiting: Array<number>, 
/**
 * How many more must agree.
 */
needed: number, };

export type OptionSheet = { 
/**
 * Stable id.
 */
id: string, 
/**
 * The id of the message with its name.
 */
name: string, 
/**
 * The id of the message that says what it decides, and the sheet or the reason behind it.
 */
about: string, 
/**
 * The value it has unless a variant or a player says otherwise.
 */
default: string, 
/**
 * What values it takes.
 */
value: OptionValue, };

export type OptionValue = { "type": "choice", 
/**
 * The words, in the order they are shown.
 */
choices: Array<ChoiceSheet>, } | { "type": "whole", 
/**
 * The smallest.
 */
min: number, 
/**
 * The largest.
 */
max: number, } | { "type": "flag", };

export type Password = string;

export type Phase = "open" | "playing" | "over";

export type PoolRating = { 
/**
 * The game's id.
 */
game: string, 
/**
 * How many play it together.
 */
players: number, 
/**
 * The rating.
 */
rating: RatingView, };

export type Problem = { 
/**
 * What kind of problem: `/problems/` and a stable id.
 */
type: string, 
/**
 * The kind in a few words: its id as a phrase, in English.
 */
title: string, 
/**
 * The HTTP status.
 */
status: number, 
/**
 * This very problem, what was wrong and what would be right: the message in words.
 */
detail: string, 
/**
 * The same as a message: its id and what it is about, for every language.
 */
message: Message, 
/**
 * The rule that an illegal move breaks.
 */
rule?: string | null, 
/**
 * After how many seconds it is worth trying again, where that is all that it takes.
 */
retry_after?: number | null, };

export type Profile = { 
/**
 * Its name.
 */
name: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * Its ratings, by game and number of players; only those it has played rated games in.
 */
ratings: Array<PoolRating>, 
/**
 * The language that its owner has chosen. Only the owner sees it.
 */
language?: string | null, };

export type PushKey = { 
/**
 * The public key of the server, in URL-safe base64.
 */
key: string, };

export type PushNews = { 
/**
 * What happened.
 */
type: PushNewsKind, 
/**
 * Where.
 */
table: TableId, 
/**
 * The game's id.
 */
game: string, };

export type PushNewsKind = "your-turn" | "challenge" | "message";

export type QuestionKind = "draw" | "takeback" | "resignation" | "rematch";

export type RatingView = { 
/**
 * The estimate; it starts at 1500.
 */
value: number, 
/**
 * How uncertain it is: the true strength is within twice this, 19 times out of 20.
 */
deviation: number, 
/**
 * How many rated games it comes from.
 */
games: number, };

export type ReportReason = "abuse" | "cheating" | "spam" | "name" | "other";

export type Scope = "play" | "create";

export type SeatClaim = { 
/**
 * The table.
 */
table: TableId, 
/**
 * The seat secret that lets the guest play there, not an invitation.
 */
secret: SeatSecret, };

export type SeatInvitation = { 
/**
 * Its number, counted from 1.
 */
seat: number, 
/**
 * The secret that lets one person take it.
 */
secret: SeatSecret, };

export type SeatKey = { 
/**
 * Its number, counted from 1.
 */
seat: number, 
/**
 * The secret that lets a guest play there. An account needs none: it plays with its session
 * or its token.
 */
secret: SeatSecret | null, };

export type SeatSecret = string;

export type SeatView = { 
/**
 * Its number, counted from 1 in turn order.
 */
seat: number, 
/**
 * What the game calls it: South, Red, White.
 */
side: string, 
/**
 * The team it plays for, counted from 1.
 */
team: number, 
/**
 * Who sits there.
 */
occupant: Occupant, };

export type SeriesView = { 
/**
 * Which game of the match this is, counted from 1.
 */
game: number, 
/**
 * How many games there are.
 */
length: number, 
/**
 * Where the player of each seat stands, in the seat order of this game.
 */
standings: Array<StandingView>, 
/**
 * Whether no more games are to be played.
 */
is_over: boolean, };

export type SetupView = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The variant's id.
 */
variant: string, 
/**
 * The options that differ from the variant's own, those of the table included.
 */
options: { [key in string]: string }, 
/**
 * The time control in its short text.
 */
time: string, 
/**
 * Whether ratings change with the result.
 */
rated: boolean, 
/**
 * Who can find the table.
 */
visibility: Visibility, 
/**
 * How many games the match has.
 */
games: number, 
/**
 * Whether the game was played in a browser, where no one saw to its being played fairly.
 */
local?: boolean, };

export type Snapshot = { 
/**
 * Its name.
 */
table: TableId, 
/**
 * The number of its last event.
 */
number: number, 
/**
 * What is played and how.
 */
setup: SetupView, 
/**
 * The text of the first position.
 */
start: string, 
/**
 * The moves so far.
 */
history: Array<MoveView>, 
/**
 * The position as it is drawn.
 */
diagram: JsonValue, 
/**
 * The text of every legal move; none once the game is over.
 */
moves: Array<string>, 
/**
 * The clocks, where time is counted.
 */
clocks: Clocks | null, 
/**
 * What was said.
 */
chat: Array<ChatLine>, 
/**
 * How far it is.
 */
phase: Phase, 
/**
 * Who plays.
 */
seats: Array<SeatView>, 
/**
 * The text of the position on the board.
 */
position: string, 
/**
 * Whose turn it is.
 */
turn: number, 
/**
 * What is being voted on.
 */
questions: Array<OpenVote>, 
/**
 * The last question that was closed without what was asked for.
 */
closed: ClosedQuestion | null, 
/**
 * What each seat may do now besides moving, in seat order.
 */
may: Array<Array<ActKind>>, 
/**
 * How the game ended, if it did.
 */
ending: EndingView | null, 
/**
 * The match that the game belongs to.
 */
series: SeriesView | null, 
/**
 * Where the players went on.
 */
next: TableId | null, 
/**
 * Whether players may talk now.
 */
may_talk: boolean, };

export type StandingView = { 
/**
 * Games won.
 */
wins: number, 
/**
 * Games drawn.
 */
draws: number, 
/**
 * Games lost.
 */
losses: number, 
/**
 * What counts: 1, ½ and 0 a game, or in Hus the points of the games.
 */
total: number, };

export type TableId = string;

export type TableState = { 
/**
 * How far it is.
 */
phase: Phase, 
/**
 * Who plays.
 */
seats: Array<SeatView>, 
/**
 * The text of the position on the board.
 */
position: string, 
/**
 * Whose turn it is.
 */
turn: number, 
/**
 * What is being voted on.
 */
questions: Array<OpenVote>, 
/**
 * The last question that was closed without what was asked for.
 */
closed: ClosedQuestion | null, 
/**
 * What each seat may do now besides moving, in seat order.
 */
may: Array<Array<ActKind>>, 
/**
 * How the game ended, if it did.
 */
ending: EndingView | null, 
/**
 * The match that the game belongs to.
 */
series: SeriesView | null, 
/**
 * Where the players went on.
 */
next: TableId | null, 
/**
 * Whether players may talk now.
 */
may_talk: boolean, };

export type TakeSeat = { 
/**
 * Which seat, counted from 1; the first free one if none is given.
 */
seat?: number | null, 
/**
 * The invitation to it. Seats of the lobby and seats that are kept for an account need none.
 */
invitation?: SeatSecret | null, 
/**
 * A text that the client draws at random. If the answer is lost and the same is sent again with the
 * same text, the seat is the client's all the same, and its secret a new one.
 */
attempt?: string | null, 
/**
 * As the player wants to be called.
 */
name?: string | null, };

export type ToClient = { "type": "welcome" } & Welcome | { "type": "snapshot" } & Snapshot | { "type": "event" } & NumberedEvent | { "type": "acknowledged" } & Acknowledged | { "type": "refused", 
/**
 * Which of the client's messages; none if it could not be read so far.
 */
id: ActId | null, 
/**
 * What is wrong.
 */
problem: Problem, } | { "type": "presence", 
/**
 * The seats of which at least one device is connected.
 */
seats: Array<number>, 
/**
 * How many others watch.
 */
watchers: number, 
/**
 * The names of some of them, in the order of the alphabet: those who are signed in.
 */
names: Array<string>, 
/**
 * The players of a game under way who are not there.
 */
away: Array<Away>, } | { "type": "pong", 
/**
 * As it was sent.
 */
token: number, } | { "type": "goodbye", 
/**
 * Why.
 */
reason: Goodbye, };

export type TokenView = { 
/**
 * What its owner calls it.
 */
label: string, 
/**
 * What it may do.
 */
scopes: Array<Scope>, 
/**
 * When it was made, in milliseconds since 1970.
 */
created_ms: number, };

export type UseDeviceLink = { 
/**
 * The secret of the [`DeviceLink`].
 */
secret: SeatSecret, };

export type VariantSheet = { 
/**
 * Stable id.
 */
id: string, 
/**
 * The id of the message with its name.
 */
name: string, 
/**
 * The id of the message that says what it is and where it comes from.
 */
about: string, 
/**
 * What its seats are called, in turn order: `south`, a word to choose a form by.
 */
sides: Array<string>, 
/**
 * The team of each seat, counted from 1.
 */
teams: Array<number>, 
/**
 * The value of every option in this variant.
 */
options: { [key in string]: string }, };

export type Visibility = "public" | "link";

export type Welcome = { 
/**
 * The [`VERSION`](crate::VERSION) that the server speaks.
 */
version: number, 
/**
 * The seat of the client; none if it watches.
 */
seat: number | null, 
/**
 * What the invitation is worth, if the secret of one was sent.
 */
invitation: InvitationState | null, 
/**
 * The time at the server, in milliseconds since 1970.
 */
now_ms: number, 
/**
 * The number of the table's last event.
 */
last: number, };
