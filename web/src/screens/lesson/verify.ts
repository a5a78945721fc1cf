import type { Rules } from '../../engine/rules';
import type { Step, View, WantedSettings } from '../../engine/types';
import { fulfils, judge, replies, replyTo, textsOf, winsFor, type Judgement } from './judge';
import type { Lesson, LessonStep, Turn } from './lesson';

/** How many steps a lesson has, with its game. */
export const FEWEST_STEPS = 8;
export const MOST_STEPS = 12;

/** What is wrong with a lesson, by asking the rules; nothing, if it is as it should be. Tests run it; the page does not. */
export function problemsOf(rules: Rules, lesson: Lesson, texts: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const count = lesson.steps.length + 1;
  if (count < FEWEST_STEPS || count > MOST_STEPS) problems.push(`${lesson.id}: ${count} steps`);
  const ids = lesson.steps.map(({ id }) => id);
  if (new Set(ids).size < ids.length) problems.push(`${lesson.id}: two steps have the same id`);
  const said = [...lesson.steps.flatMap((step) => textsOf(lesson.id, step)), ...gameTexts(lesson)];
  problems.push(...said.filter((id) => !texts.has(id)).map((id) => `${id} is not written`));
  const own = [...texts].filter((id) => id.startsWith(`lesson-${lesson.id}-`));
  problems.push(...own.filter((id) => !said.includes(id)).map((id) => `${id} is never said`));
  if (!lesson.steps.some((step) => step.turns.length > 1)) problems.push(`${lesson.id}: there is no small game`);
  for (const step of lesson.steps) {
    const found = attempt(() => new StepCheck(rules, lesson, step).problems());
    problems.push(...found.map((problem) => `${lesson.id}, ${step.id}: ${problem}`));
  }
  problems.push(...attempt(() => (rules.start(lesson.game.settings, 1).outcome ? [`${lesson.id}: the game is over`] : [])));
  return problems;
}

/** The texts of the last step. */
export function gameTexts(lesson: Lesson): string[] {
  return [`lesson-${lesson.id}-game-title`, `lesson-${lesson.id}-game-task`];
}

function attempt(check: () => string[]): string[] {
  try {
    return check();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

class StepCheck {
  readonly #settings: WantedSettings;
  readonly #problems: string[] = [];

  constructor(
    private readonly rules: Rules,
    private readonly lesson: Lesson,
    private readonly step: LessonStep,
  ) {
    this.#settings = settingsOf(lesson, step);
  }

  problems(): string[] {
    const view = this.rules.look(this.#settings, this.step.position);
    if (view.position !== this.step.position) this.#problems.push(`the position is written ${view.position}`);
    if (view.outcome) this.#problems.push('the game is over before the step');
    if (view.turn !== this.lesson.seat) this.#problems.push(`it is the turn of seat ${view.turn}`);
    const cells = cellsOf(view);
    this.#problems.push(...(this.step.marks ?? []).filter((cell) => !cells.has(cell)).map((cell) => `there is no cell ${cell}`));
    this.#turn(view, 0);
    return [...new Set([...this.#problems, ...attempt(() => this.#answers(view))])];
  }

  /** The answers, played one after another, do it too. */
  #answers(from: View): string[] {
    const problems: string[] = [];
    let view = from;
    for (const turn of this.step.turns) {
      const answer = this.rules.preview(this.#settings, view.position, turn.answer);
      if (!judge(this.rules, turn, answer).isRight) problems.push(`${turn.answer} is not accepted`);
      const reply = replyTo(turn, turn.answer);
      if (reply === null) break;
      view = this.rules.preview(this.#settings, answer.after.position, reply).after;
    }
    return problems;
  }

  /** Checks a turn, and the turns behind every move that is accepted in it. */
  #turn(view: View, index: number): void {
    const turn = this.step.turns[index];
    if (!turn) return;
    const tries = replies(this.rules, view).map((tried) => ({ tried, judgement: judge(this.rules, turn, tried) }));
    const right = tries.flatMap(({ tried, judgement }) => (judgement.isRight ? [tried] : []));
    if (right.length === 0) this.#problems.push(`turn ${index + 1}: no move is accepted`);
    this.#wrongs(turn, new Map(tries.map(({ tried, judgement }) => [tried.move, judgement])), index);
    for (const accepted of right) this.#followed(turn, accepted, index);
  }

  /** Every wrong move gets a reason, and the examples get theirs. */
  #wrongs(turn: Turn, judged: Map<string, Judgement>, index: number): void {
    for (const [move, judgement] of judged) {
      if (!judgement.isRight && judgement.key === null) this.#problems.push(`there is no reason why ${move} is wrong`);
    }
    for (const { key, example } of turn.wrong) {
      const judgement = judged.get(example);
      // In later turns the position depends on the learner's move.
      if (judgement === undefined && index === 0) this.#problems.push(`${example} is not legal`);
      else if (judgement?.isRight) this.#problems.push(`${example} is accepted`);
      else if (judgement && judgement.key !== key) this.#problems.push(`${example} is wrong because of ${judgement.key}, not ${key}`);
    }
  }

  /** After an accepted move: the reply is legal and does not spoil the lesson, and the last move keeps its promise. */
  #followed(turn: Turn, accepted: Step, index: number): void {
    const isLast = index === this.step.turns.length - 1;
    const reply = replyTo(turn, accepted.move);
    if (isLast && turn.reply !== undefined) return void this.#problems.push('there is a reply to the last move');
    if (isLast) {
      const isWon = winsFor(accepted.after, this.lesson.seat);
      if (this.step.turns.length > 1 && this.step.id === 'win' && !isWon) this.#problems.push(`${accepted.move} does not win`);
      // Where any move will do, the text cannot speak of a result.
      if (turn.goal.length === 0 && accepted.after.outcome) this.#problems.push(`${accepted.move} ends the game`);
      return;
    }
    if (reply === null) return void this.#problems.push(`there is no reply to ${accepted.move}`);
    if (accepted.after.outcome) return void this.#problems.push(`${accepted.move} ends the game`);
    if (!fulfils(this.rules, { is: 'safe' }, accepted)) this.#problems.push(`after ${accepted.move} the opponent could win`);
    const answered = this.rules.preview(this.#settings, accepted.after.position, reply);
    if (answered.after.turn !== this.lesson.seat) this.#problems.push(`after ${reply} it is not the learner’s turn`);
    this.#turn(answered.after, index + 1);
  }
}

/** What is played in a step. */
export function settingsOf(lesson: Lesson, step: LessonStep): WantedSettings {
  return step.variant === undefined ? lesson.settings : { ...lesson.settings, variant: step.variant };
}

/** The names of the cells of a board. */
function cellsOf({ diagram }: View): Set<string> {
  switch (diagram.game) {
    case 'hus':
      return new Set([...'abcdefgh'].flatMap((column) => [1, 2, 3, 4].map((row) => `${column}${row}`)));
    case 'pantarei':
      return new Set(diagram.stacks.map((_, index) => `${index + 1}`));
    case 'gou':
      return new Set(diagram.spots.map(({ point }) => point));
    case 'abalone':
      return new Set([...'abcdefghi'].flatMap((row) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((column) => `${row}${column}`)));
  }
}
