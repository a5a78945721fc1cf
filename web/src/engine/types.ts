// Made from the crate `wasm` by its example `typescript`. Do not edit.

import type { Arg, Catalogue, Message, Problem, Snapshot } from '../lib/protocol';

export type { Arg, Catalogue, Message, Problem, Snapshot };

/**
 * The ids of the games, in the order in which they are shown.
 */
export const GAMES: readonly string[] = ['hus', 'pantarei', 'gou', 'abalone'];

export type AbaloneDiagram = { 
/**
 * The seat whose marble lies in each cell, in the order of [`Cell::all`].
 */
cells: Array<Seat | null>, 
/**
 * Marbles pushed off by each seat.
 */
pushed_off: Array<number>, };

export type AbaloneEvent = { "event": "eject", 
/**
 * Its last cell.
 */
from: Cell, 
/**
 * Which way it falls.
 */
direction: Direction, 
/**
 * Whose marble it was.
 */
marble: Seat, 
/**
 * Who pushed it off.
 */
by: Seat, } | { "event": "push", 
/**
 * From here.
 */
from: Cell, 
/**
 * To here.
 */
to: Cell, } | { "event": "shift", 
/**
 * From here.
 */
from: Cell, 
/**
 * To here.
 */
to: Cell, } | { "event": "pass" };

export type AbaloneGesture = { "kind": "shift", 
/**
 * The moving marbles of the player and its partners. In line the rear one comes first,
 * sideways the one in the smaller cell.
 */
marbles: Array<Cell>, 
/**
 * Which way.
 */
direction: Direction, 
/**
 * The rivals' marbles that are pushed, the nearest first.
 */
pushes: Array<Cell>, 
/**
 * The last of them, if it falls off the board.
 */
ejects: Cell | null, } | { "kind": "pass" };

export type Analysis = { 
/**
 * How long each position was thought about.
 */
effort: Effort, 
/**
 * The plies that were asked for, the first one first.
 */
plies: Array<PlyReport>, 
/**
 * The position after the last ply, if it was asked for.
 */
end: Outlook | null, 
/**
 * How well each seat played, in the order of the seats.
 */
seats: Array<SeatSummary>, 
/**
 * How the game stood in every position that was looked at, the first one first.
 */
standings: Array<Standing>, };

export type AnyDiagram = { "game": "hus" } & HusDiagram | { "game": "pantarei" } & PantareiDiagram | { "game": "gou" } & GouDiagram | { "game": "abalone" } & AbaloneDiagram;

export type AnyEvent = HusEvent | PantareiEvent | GouEvent | AbaloneEvent;

export type AnyGeometry = PlainGeometry | PlainGeometry | GouGeometry | PlainGeometry;

export type AnyGesture = HusGesture | PantareiGesture | GouGesture | AbaloneGesture;

export type Cell = string;

export type Choice<G = AnyGesture> = { 
/**
 * Its canonical text.
 */
move: string, 
/**
 * What the hand does.
 */
gesture: G, };

export type ChosenSettings = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The variant's id.
 */
variant: string, 
/**
 * The value of every option.
 */
options: { [key in string]: string }, };

export type Decided = { 
/**
 * Its canonical text.
 */
move: string, 
/**
 * What the player believes.
 */
thought: Thought, };

export type Direction = "east" | "north-east" | "north-west" | "west" | "south-west" | "south-east";

export type Effort = { nodes?: number, ms?: number, depth?: number, };

export type GouDiagram = { 
/**
 * Every point of the board in reading order.
 */
spots: Array<GouSpot>, };

export type GouEvent = { "event": "slide", 
/**
 * From here.
 */
from: Point, 
/**
 * To here.
 */
to: Point, } | { "event": "pinch", 
/**
 * The moved piece.
 */
by: Point, 
/**
 * The piece at the other end.
 */
with: Point, 
/**
 * What they hold: one piece, or a row of them in variation 1, from `by` to `with`.
 */
held: Array<Point>, } | { "event": "remove", 
/**
 * From here.
 */
point: Point, };

export type GouGeometry = { 
/**
 * Every point in reading order.
 */
points: Array<Point>, 
/**
 * Every line: its points from one end to the other, which lie on one straight line.
 */
lines: Array<Array<Point>>, 
/**
 * The points that win when one player's pieces stand on all of them.
 */
goals: Array<Point>, };

export type GouGesture = { 
/**
 * Where the piece stands.
 */
from: Point, 
/**
 * Where it goes.
 */
to: Point, 
/**
 * The points of the pieces that it captures there.
 */
captures: Array<Point>, };

export type GouSpot = { 
/**
 * Where.
 */
point: Point, 
/**
 * Whose piece.
 */
piece: Seat | null, 
/**
 * Whether it is a goal point.
 */
goal: boolean, };

export type HusDiagram = { 
/**
 * Seeds by row (0 is South's outer) and column.
 */
rows: [[number, number, number, number, number, number, number, number], [number, number, number, number, number, number, number, number], [number, number, number, number, number, number, number, number], [number, number, number, number, number, number, number, number]], 
/**
 * Seeds in the hand of the player who is sowing.
 */
hand: number, };

export type HusEvent = { "event": "lap", 
/**
 * Counted from 1.
 */
number: number, 
/**
 * Where the hand is.
 */
pit: Pit, } | { "event": "lift", 
/**
 * The pit.
 */
pit: Pit, 
/**
 * How many seeds lay there.
 */
seeds: number, } | { "event": "capture", 
/**
 * The pit.
 */
pit: Pit, 
/**
 * How many seeds lay there; an empty pit makes no event.
 */
seeds: number, } | { "event": "sow", 
/**
 * Into this pit.
 */
pit: Pit, };

export type HusGesture = { 
/**
 * The pit that is emptied.
 */
pit: Pit, };

export type Judged = { 
/**
 * Hundredths of log-odds, or a win or a loss and its distance.
 */
worth: Worth, 
/**
 * The same as a chance from 0 to 1, rounded to four digits.
 */
chance: number, };

export type JudgedLine = { 
/**
 * The texts of its moves.
 */
moves: Array<string>, 
/**
 * Hundredths of log-odds, or a win or a loss and its distance.
 */
worth: Worth, 
/**
 * The same as a chance from 0 to 1, rounded to four digits.
 */
chance: number, };

export type LocalPlayer = { "type": "human", 
/**
 * As the player wants to be called.
 */
name: string, } | { "type": "computer", 
/**
 * How strong, from 1 to 10.
 */
level: number, };

export type LocalSetup = { 
/**
 * The game, with the options of the table among its own.
 */
settings: WantedSettings, 
/**
 * The first position, where the rules' own is not wanted.
 */
position?: string | null, 
/**
 * What the deal is made from, in games that begin with one.
 */
seed: number, 
/**
 * Who plays, in seat order.
 */
seats: Array<LocalPlayer>, 
/**
 * The time control in its short text; none if it is not given.
 */
time?: string | null, 
/**
 * How many games a match has; 1 if none is given.
 */
games?: number | null, };

export type Outcome = { 
/**
 * The team that won, or none for a draw.
 */
winner: Team | null, 
/**
 * The rule that ended the game.
 */
reason: Reason, 
/**
 * The points of each seat, where a game counts them (Hus).
 */
points: [number, number] | null, };

export type OutcomeView = { 
/**
 * The teams that won; none if it was a draw.
 */
winners: Array<number>, 
/**
 * Stable id of the rule that ended it.
 */
reason: string, 
/**
 * To be said.
 */
message: Message, };

export type Outlook = { 
/**
 * The text of the position.
 */
position: string, 
/**
 * How the game ended by its rules, if it did.
 */
outcome: Outcome | null, 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * For which team.
 */
team: Team, 
/**
 * The best lines from here, the best first; none if the game is over.
 */
lines: Array<JudgedLine>, 
/**
 * Who wins for certain from here, if that is known.
 */
proved: Proved | null, 
/**
 * Plies of the search that found them.
 */
depth: number, 
/**
 * Positions it looked at.
 */
nodes: number, };

export type PantareiColour = "white" | "black";

export type PantareiDiagram = { 
/**
 * Each stack from bottom to top. A stack is empty only while a move is under way.
 */
stacks: Array<Array<PantareiScale>>, 
/**
 * The seat that plays white, once it is chosen.
 */
white: Seat | null, 
/**
 * Whether the turn just played was a swap: no swap may follow it.
 */
after_swap: boolean, };

export type PantareiEvent = { "event": "choose", 
/**
 * Who chooses.
 */
seat: Seat, 
/**
 * The colour taken.
 */
colour: PantareiColour, } | { "event": "move", 
/**
 * The stack they leave.
 */
from: number, 
/**
 * The stack they land on.
 */
to: number, 
/**
 * One or two.
 */
scales: number, } | { "event": "stack", 
/**
 * The stack.
 */
at: number, 
/**
 * Its scales.
 */
height: number, } | { "event": "close", 
/**
 * The place.
 */
at: number, } | { "event": "swap", 
/**
 * The left one.
 */
first: number, 
/**
 * The right one.
 */
second: number, } | { "event": "pass" };

export type PantareiGesture = { "kind": "choose", 
/**
 * The colour.
 */
colour: PantareiColour, } | { "kind": "carry", 
/**
 * The stack they leave.
 */
from: number, 
/**
 * The stack they land on.
 */
to: number, 
/**
 * One or two.
 */
scales: 1 | 2, } | { "kind": "swap", 
/**
 * The left one.
 */
first: number, 
/**
 * The right one.
 */
second: number, } | { "kind": "pass" };

export type PantareiScale = string;

export type Pit = string;

export type PlainCell = { 
/**
 * As moves write it: `b2`.
 */
name: string, 
/**
 * What lies there.
 */
piece: PlainPiece | null, };

export type PlainDiagram = { 
/**
 * The rows from top to bottom, each from left to right; none where the board has a gap.
 */
rows: Array<Array<PlainCell | null>>, 
/**
 * How many pieces each seat has yet to place, in turn order; nothing in games that place none.
 */
hand: Array<number>, 
/**
 * Every piece that there is, for those who set up a position.
 */
kinds: Array<PlainPiece>, };

export type PlainEvent = { "event": "place", 
/**
 * Where it is put.
 */
cell: string, 
/**
 * The piece.
 */
piece: PlainPiece, } | { "event": "move", 
/**
 * Where it lay.
 */
from: string, 
/**
 * Where it goes.
 */
to: string, } | { "event": "remove", 
/**
 * Where it lay.
 */
cell: string, };

export type PlainGeometry = Record<symbol, never>;

export type PlainGesture = { 
/**
 * By name.
 */
cells: Array<string>, };

export type PlainPiece = { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * What is drawn, so that colour is not needed: one or two signs.
 */
mark: string, };

export type PlyReport = { 
/**
 * Its number, counted from 1.
 */
ply: number, 
/**
 * Who played it.
 */
seat: Seat, 
/**
 * For which team.
 */
team: Team, 
/**
 * The text of the position before it.
 */
position: string, 
/**
 * The canonical text of the move.
 */
move: string, 
/**
 * What is to be said of it.
 */
verdict: Verdict, 
/**
 * How much of the chance it gave away, from 0 to 1.
 */
loss: number, 
/**
 * What it was worth to its team.
 */
played: Judged, 
/**
 * How many moves there were to choose from.
 */
legal_moves: number, 
/**
 * The best lines instead of it, as many as were asked for, the best first.
 */
lines: Array<JudgedLine>, 
/**
 * Whether the best move stands alone: every other would have been a mistake or worse.
 */
single_best: boolean, 
/**
 * If the ply gave something away, how the engine goes on after it.
 */
refutation: Array<string>, 
/**
 * If the ply gave something away, why it was bad and why the best move is better: at most two
 * messages, each of them a fact of the lines.
 */
reasons: Array<Message>, 
/**
 * Who wins for certain before the ply, if that is known.
 */
proved: Proved | null, 
/**
 * Plies of the search that found them.
 */
depth: number, 
/**
 * Positions it looked at.
 */
nodes: number, };

export type Point = string;

export type ProgressMessage = { "type": "thought", 
/**
 * The thought.
 */
thought: Thought, } | { "type": "analysed", 
/**
 * Positions done.
 */
done: number, 
/**
 * Positions in all.
 */
of: number, 
/**
 * The ply that has just been judged; the last ply of the game comes first.
 */
ply: PlyReport | null, };

export type ProofNode = { 
/**
 * Who wins and how soon; nothing if the game is over, or if it is not known.
 */
proved: Proved | null, 
/**
 * What the winner plays or, where the others are to move, each of their moves, the one that
 * holds out longest first.
 */
moves: Array<ProvedMove>, };

export type Proved = { 
/**
 * The team that wins.
 */
winner: Team, 
/**
 * How many plies the win takes at most.
 */
plies: number, 
/**
 * Whether it is known that there is no shorter win.
 */
exact: boolean, 
/**
 * How it is known.
 */
by: ProvedBy, };

export type ProvedBy = "book" | "search" | "prover";

export type ProvedMove = { 
/**
 * Its canonical text.
 */
move: string, 
/**
 * How many plies the win still takes at most after it.
 */
plies: number, 
/**
 * What the winner answers, unless the game is over or it is still the others' turn.
 */
answer: string | null, };

export type Reason = { 
/**
 * Stable, in kebab case, unique within the game: `no-move`, `stack-of-seven`.
 */
id: string, 
/**
 * The id of the message that says it: `hus-reason-no-move`.
 */
message: string, };

export type RecordFormat = "json" | "text";

export type Request = { "ask": "catalogue", } | { "ask": "start", 
/**
 * What is played.
 */
settings: WantedSettings, 
/**
 * What the deal is made from, in games that begin with one.
 */
seed?: number | null, } | { "ask": "look", 
/**
 * What is played.
 */
settings: WantedSettings, 
/**
 * Its text.
 */
position: string, } | { "ask": "set-up", 
/**
 * What is played.
 */
settings: WantedSettings, 
/**
 * The drawing.
 */
diagram: AnyDiagram, 
/**
 * Whose turn it is, counted from 1.
 */
turn: Seat, } | { "ask": "preview", 
/**
 * What is played.
 */
settings: WantedSettings, 
/**
 * The text of the position.
 */
position: string, 
/**
 * The move.
 */
move: string, } | { "ask": "geometry", 
/**
 * What is played.
 */
settings: WantedSettings, } | { "ask": "open-table", 
/**
 * What is played, by whom and how.
 */
setup: LocalSetup, } | { "ask": "restore-table", 
/**
 * What [`TableAct::Save`] gave.
 */
saved: string, } | { "ask": "read-record", 
/**
 * The record, in any format.
 */
text: string, } | { "ask": "table", 
/**
 * Its number.
 */
table: number, 
/**
 * What is done.
 */
act: TableAct, } | { "ask": "choose", 
/**
 * What is played.
 */
settings: WantedSettings, 
/**
 * The text of the position.
 */
position: string, 
/**
 * The texts of the positions before it, for repetitions.
 */
history: Array<string>, 
/**
 * How strong the player is, from 1 to 10.
 */
level: number, 
/**
 * What its chance is made from; the same for a whole game.
 */
seed: number, } | { "ask": "think", 
/**
 * What is played.
 */
settings: WantedSettings, 
/**
 * The text of the position.
 */
position: string, 
/**
 * The texts of the positions before it, for repetitions.
 */
history: Array<string>, 
/**
 * How many lines are wanted.
 */
lines: number, 
/**
 * How long; until it is stopped if neither time nor nodes are given.
 */
ms?: number | null, 
/**
 * How many positions are looked at.
 */
nodes?: number | null, } | { "ask": "proof-node", 
/**
 * What is played.
 */
settings: WantedSettings, 
/**
 * The text of the position.
 */
position: string, 
/**
 * How many positions may be looked at to prove it; with none, only what is known already.
 */
nodes: number, } | { "ask": "analyse", 
/**
 * What is played.
 */
settings: WantedSettings, 
/**
 * The text of the first position.
 */
start: string, 
/**
 * The texts of the moves.
 */
moves: Array<string>, 
/**
 * How many lines of each position are told.
 */
lines: number, 
/**
 * How long each position is thought about.
 */
effort: Effort, };

export type Seat = number;

export type SeatSummary = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * What it is called: `south`, `red`, `white`.
 */
side: Side, 
/**
 * The team it plays for.
 */
team: Team, 
/**
 * How many of its moves were analysed and not forced.
 */
moves: number, 
/**
 * From 0 to 100: the mean of `100 · e^(-4.354 · loss)`; none without moves.
 */
accuracy: number | null, 
/**
 * The mean of the chances given away; none without moves.
 */
mean_loss: number | null, 
/**
 * How often each verdict was given; those that were not are left out.
 */
verdicts: { [key in Verdict]?: number }, };

export type Side = string;

export type SideView = { 
/**
 * Its number, counted from 1.
 */
seat: number, 
/**
 * What it is called: `south`, `red`, `white`, a word to choose a form by.
 */
side: string, 
/**
 * Its team, counted from 1.
 */
team: number, };

export type Standing = { 
/**
 * After how many plies.
 */
after: number, 
/**
 * The chance of each team, in the order of the teams. With three teams each is judged by
 * itself, so that their sum need not be 1.
 */
chances: Array<number>, };

export type Step<D = AnyDiagram, G = AnyGesture> = { 
/**
 * Its canonical text.
 */
move: string, 
/**
 * Who plays it, counted from 1.
 */
seat: number, 
/**
 * What happens, to be said.
 */
message: Message, 
/**
 * What happens, step by step.
 */
story: Array<AnyEvent>, 
/**
 * How many seeds, pieces or marbles of the opponents it captures.
 */
captured: number, 
/**
 * The text of the position before it.
 */
before: string, 
/**
 * The position after it.
 */
after: View<D, G>, };

export type TableAct = { "type": "snapshot", } | { "type": "play", 
/**
 * The move.
 */
move: string, } | { "type": "undo", 
/**
 * How many.
 */
plies: number, } | { "type": "resign", 
/**
 * The seat, counted from 1.
 */
seat: number, } | { "type": "agree-draw", } | { "type": "start-clock", } | { "type": "pause-clock", } | { "type": "next-game", 
/**
 * What the deal is made from, in games that begin with one.
 */
seed: number, } | { "type": "save", } | { "type": "record", 
/**
 * In which form.
 */
format: RecordFormat, } | { "type": "step-at", 
/**
 * Its number, counted from 1.
 */
ply: number, } | { "type": "dispose", };

export type Team = number;

export type Thought = { 
/**
 * Plies of the last finished iteration.
 */
depth: number, 
/**
 * The farthest ply that was looked at.
 */
selective_depth: number, 
/**
 * The best lines, best first; none if the game is over.
 */
lines: Array<ThoughtLine>, 
/**
 * Positions looked at.
 */
nodes: number, 
/**
 * Since the search began.
 */
elapsed_ms: number, 
/**
 * How full the memory of positions is, of a thousand.
 */
table_permille: number, 
/**
 * Who wins for certain, if that is known.
 */
proved: Proved | null, };

export type ThoughtLine = { 
/**
 * What it is worth to the team to move.
 */
worth: Worth, 
/**
 * Whether the worth is exact; a search that was stopped may know only a bound.
 */
bound: WorthBound, 
/**
 * What it is worth to each team, in their order, where there are more than two; else empty.
 */
by_team?: Array<Worth>, 
/**
 * The texts of its moves, the one to play now first.
 */
moves: Array<string>, };

export type Verdict = "forced" | "only-move" | "best" | "good" | "inaccuracy" | "mistake" | "blunder" | "missed-win";

export type View<D = AnyDiagram, G = AnyGesture> = { 
/**
 * What is played and how.
 */
settings: ChosenSettings, 
/**
 * The text of the position.
 */
position: string, 
/**
 * The position as it is drawn.
 */
diagram: D, 
/**
 * Whose turn it is, counted from 1.
 */
turn: number, 
/**
 * The seats in turn order.
 */
seats: Array<SideView>, 
/**
 * Every legal move; none if the game is over.
 */
choices: Array<Choice<G>>, 
/**
 * How the game ended by its rules, if it did.
 */
outcome: OutcomeView | null, };

export type WantedSettings = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The variant's id; the game's first variant if none is given.
 */
variant?: string | null, 
/**
 * Options by id; those that are missing are the variant's own.
 */
options?: { [key in string]: string }, };

export type Worth = { "hundredths": number } | { "win-in": number } | { "loss-in": number };

export type WorthBound = "exact" | "at-least" | "at-most";
