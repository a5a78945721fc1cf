import type { Rules } from '../../engine/rules';
import type { AnyEvent, Step, View } from '../../engine/types';
import type { LessonStep, Predicate, Turn } from './lesson';

/** What is to be said about a try. */
export type Judgement = { isRight: true } | { isRight: false; key: string | null };

/** Judges a move that the learner has tried. */
export function judge(rules: Rules, turn: Turn, tried: Step): Judgement {
  const holds = (predicate: Predicate) => fulfils(rules, predicate, tried);
  if (turn.goal.every(holds)) return { isRight: true };
  const wrong = turn.wrong.find(({ when }) => when === undefined || holds(when));
  return { isRight: false, key: wrong?.key ?? null };
}

/** Whether something is true of a move. */
export function fulfils(rules: Rules, predicate: Predicate, step: Step): boolean {
  switch (predicate.is) {
    case 'move':
      return predicate.moves.includes(step.move);
    case 'event':
      return counted(step, predicate) >= predicate.atLeast;
    case 'reaches':
      return step.story.some((event) => 'to' in event && String(event.to) === predicate.cell);
    case 'wins':
      return winsFor(step.after, step.seat);
    case 'safe':
      return replies(rules, step.after).every((reply) => !winsFor(reply.after, reply.seat));
    case 'safe-from':
      return replies(rules, step.after).every((reply) => counted(reply, predicate) < predicate.atLeast);
    case 'forces-win':
      return step.after.outcome === null && replies(rules, step.after).every(({ after }) => canWin(rules, after, step.seat));
  }
}

/** How often an event happens in a move, or what one of its fields adds up to. */
function counted(step: Step, { event, sum }: { event: string; sum?: string }): number {
  const found = step.story.filter((told) => told.event === event);
  return sum === undefined ? found.length : found.reduce((total, told) => total + fieldOf(told, sum), 0);
}

function fieldOf(event: AnyEvent, field: string): number {
  return Number((event as Record<string, unknown>)[field] ?? 0);
}

/** Whether a position is won by a seat. */
export function winsFor({ outcome, seats }: View, seat: number): boolean {
  const team = seats.find((side) => side.seat === seat)?.team;
  return outcome !== null && team !== undefined && outcome.winners.includes(team);
}

/** Every move of a position, played. */
export function replies(rules: Rules, { settings, position, choices }: View): Step[] {
  return choices.map(({ move }) => rules.preview(settings, position, move));
}

function canWin(rules: Rules, view: View, seat: number): boolean {
  return view.turn === seat && replies(rules, view).some(({ after }) => winsFor(after, seat));
}

/** The opponent's answer to a move, if the step has one. */
export function replyTo({ reply }: Turn, move: string): string | null {
  return typeof reply === 'object' ? (reply[move] ?? null) : (reply ?? null);
}

/** The texts of a step, and of each wrong try. */
export function textsOf(lesson: string, step: LessonStep): string[] {
  const name = `lesson-${lesson}-${step.id}`;
  const tasks = step.turns.slice(1).map((_, index) => `${name}-task-${index + 2}`);
  const wrongs = step.turns.flatMap((turn) => turn.wrong.map(({ key }) => `${name}-wrong-${key}`));
  const done = step.turns.length > 0 ? [`${name}-done`] : [];
  return [...new Set([`${name}-title`, `${name}-task`, ...tasks, ...done, ...wrongs])];
}
