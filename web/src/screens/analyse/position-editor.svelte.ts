import { TAKE, type EditorTools } from '../../boards/shared/editor-tools';
import type { Rules } from '../../engine/rules';
import type { AnyDiagram, View, WantedSettings } from '../../engine/types';
import { problemOf, problemText } from '../../lib/problem';
import { seedFromChance } from '../../lib/seed';

/** After a pause of this length, a typed number starts again. */
const FORGET_MS = 2000;

const NO_DIGITS = { cell: '', text: '', lastMs: 0 };

/** What can be gone back to. */
interface Moment {
  settings: WantedSettings;
  diagram: AnyDiagram;
  turn: number;
}

/** A position as a hand puts it up: a drawing and whose turn it is, right or wrong. */
export class PositionEditor {
  readonly #rules: Rules;
  readonly #tools: EditorTools<AnyDiagram>;
  #now: Moment = $state.raw() as Moment;
  #past: Moment[] = $state.raw([]);
  /** A text that is not a position yet, as typed so far. */
  #typed: { text: string; problem: string } | null = $state.raw(null);
  #digits = NO_DIGITS;
  #edits = $state(0);
  /** What a press puts on the board. */
  brush = $state('');
  /** The cell that was touched last. */
  cell = $state('');

  /** The first position of the game, which has everything that the game has. */
  readonly start: View = $derived.by(() => this.#rules.start(this.#now.settings, 1));
  /** The brushes of the palette. */
  readonly brushes: string[] = $derived.by(() => this.#tools.brushes(this.start.diagram));
  /** The position, if it can be played, or why not. */
  readonly judged: { view: View; problem: null } | { view: null; problem: string } = $derived.by(() => {
    if (this.#typed) return { view: null, problem: this.#typed.problem };
    const { settings, diagram, turn } = this.#now;
    try {
      return { view: this.#rules.setUp(settings, diagram, turn), problem: null };
    } catch (error) {
      return { view: null, problem: problemText(problemOf(error)) };
    }
  });
  /** What the board shows. */
  readonly view: View = $derived.by(() => ({
    ...this.start,
    diagram: this.#tools.shown?.(this.diagram) ?? this.diagram,
    turn: this.turn,
    seats: this.judged.view?.seats ?? this.start.seats,
    choices: [],
    outcome: null,
    // A board lets go of what belongs to another position.
    position: `editor ${this.#edits}`,
  }));

  constructor(from: View, tools: EditorTools<AnyDiagram>, rules: Rules) {
    this.#rules = rules;
    this.#tools = tools;
    this.#now = { settings: from.settings, diagram: from.diagram, turn: from.turn };
    this.brush = this.brushes[0] ?? TAKE;
  }

  get settings(): WantedSettings {
    return this.#now.settings;
  }

  get diagram(): AnyDiagram {
    return this.#now.diagram;
  }

  set diagram(diagram: AnyDiagram) {
    this.#become({ ...this.#now, diagram });
  }

  get turn(): number {
    return this.#now.turn;
  }

  set turn(turn: number) {
    this.#become({ ...this.#now, turn });
  }

  /** The position's text; what is being typed, as long as it is none. */
  get text(): string {
    return this.#typed?.text ?? this.judged.view?.position ?? '';
  }

  set text(text: string) {
    try {
      const { diagram, turn } = this.#rules.look(this.settings, text.trim());
      this.#become({ ...this.#now, diagram, turn });
    } catch (error) {
      this.#typed = { text, problem: problemText(problemOf(error)) };
    }
  }

  /** How many of what a brush puts are on the board, and how many the game has. */
  tally(brush: string): { count: number; supply: number } | null {
    const [count, supply] = [this.diagram, this.start.diagram].map((diagram) => this.#tools.count(diagram, brush));
    return count == null || supply == null ? null : { count, supply };
  }

  /** Chooses another variant, and begins with its first position. */
  chooseVariant(variant: string): void {
    const { settings, diagram, turn } = this.#rules.start({ game: this.settings.game, variant }, seedFromChance());
    this.#become({ settings, diagram, turn });
    if (!this.brushes.includes(this.brush)) this.brush = this.brushes[0] ?? TAKE;
  }

  /** Takes everything off the board. */
  clear(): void {
    this.diagram = this.#tools.empty(this.diagram);
  }

  /** Puts the first position of a game on the board. */
  restart(): void {
    this.replace(this.#rules.start(this.settings, seedFromChance()));
  }

  /** Puts a position on the board. */
  replace({ settings, diagram, turn }: Pick<View, 'settings' | 'diagram' | 'turn'>): void {
    this.#become({ settings, diagram, turn });
  }

  /** The hand comes to a cell: a number that is typed now starts again. */
  come(cell: string): void {
    this.cell = cell;
    this.#digits = NO_DIGITS;
  }

  /** A press on a cell. */
  press(cell: string): void {
    this.come(cell);
    this.diagram = this.brush === TAKE ? this.#tools.take(this.diagram, cell) : this.#tools.put(this.diagram, cell, this.brush);
  }

  /** A drag from a cell to another, or off the board. */
  carry(from: string, to: string | null): void {
    this.come(to ?? from);
    this.diagram = this.#tools.carry(this.diagram, from, to);
  }

  /** A key on a cell; says whether it means something there. */
  key(cell: string, key: string, nowMs: number): boolean {
    if (/^\d$/.test(key)) {
      this.cell = cell;
      this.#digit(cell, key, nowMs);
      return true;
    }
    this.come(cell);
    const [more, less] = this.#tools.number ? this.brushes : [this.brush, TAKE];
    if (key === '+' || key === '=') this.#use(cell, more);
    else if (key === '-') this.#use(cell, less);
    else if (key === 'Delete' || key === 'Backspace') this.#use(cell, TAKE);
    else return false;
    return true;
  }

  get mayUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Goes back by one change. */
  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#show(before);
  }

  /** A digit is part of a number, or means a brush by its place in the palette. */
  #digit(cell: string, digit: string, nowMs: number): void {
    if (!this.#tools.number) {
      const brush = digit === '0' ? TAKE : this.brushes[Number(digit) - 1];
      if (brush !== undefined) this.#use(cell, brush);
      if (brush !== undefined && brush !== TAKE) this.brush = brush;
      return;
    }
    const { cell: before, text, lastMs } = this.#digits;
    const goesOn = before === cell && nowMs - lastMs <= FORGET_MS && text.length < 2;
    this.#digits = { cell, text: (goesOn ? text : '') + digit, lastMs: nowMs };
    this.diagram = this.#tools.number(this.diagram, cell, Number(this.#digits.text));
  }

  #use(cell: string, brush: string | undefined): void {
    if (brush === undefined) return;
    this.diagram = brush === TAKE ? this.#tools.take(this.diagram, cell) : this.#tools.put(this.diagram, cell, brush);
  }

  #become(moment: Moment): void {
    this.#past = [...this.#past, this.#now];
    this.#show(moment);
  }

  #show(moment: Moment): void {
    this.#typed = null;
    this.#now = moment;
    this.#edits += 1;
  }
}
