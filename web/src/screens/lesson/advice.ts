import type { Engine } from '../../engine/engine';
import { Refused } from '../../engine/instance';
import type { Rules } from '../../engine/rules';
import type { AnyEvent, Choice, View, Worth } from '../../engine/types';

/** What matters most now; the first that is true. `alone`: nothing for the side to move, and what the other could do is not known. */
export type AdviceKind = 'choose' | 'win' | 'danger' | 'threat' | 'chance' | 'quiet' | 'alone';

export interface Advice {
  kind: AdviceKind;
  /** How much can be captured at once. */
  count: number;
  /** Where. */
  cells: string[];
}

/** Few positions are enough to see what the next move can do. */
const NODES = 2000;

/** What can be captured at most by one move, and where. */
interface Capture {
  count: number;
  cells: string[];
}

const NOTHING: Capture = { count: 0, cells: [] };

/** What matters in a position for the side to move. Everything is asked of the rules and the engine. */
export async function adviceOn(rules: Rules, engine: Pick<Engine, 'think'>, view: View): Promise<Advice> {
  if (view.choices.some(({ gesture }) => 'kind' in gesture && gesture.kind === 'choose')) return plain('choose');
  if (await winsAtOnce(engine, view)) return plain('win');
  const passed = asIfPassed(rules, view);
  if (passed && (await winsAtOnce(engine, passed))) return plain('danger');
  const threat = passed ? bestCapture(rules, passed) : NOTHING;
  const chance = bestCapture(rules, view);
  if (threat.count > 0 && threat.count >= chance.count) return { kind: 'threat', ...threat };
  if (chance.count > 0) return { kind: 'chance', ...chance };
  return plain(passed ? 'quiet' : 'alone');
}

function plain(kind: AdviceKind): Advice {
  return { kind, ...NOTHING };
}

async function winsAtOnce(engine: Pick<Engine, 'think'>, { settings, position, outcome }: View): Promise<boolean> {
  if (outcome) return false;
  const { lines } = await engine.think({ settings, position, history: [], lines: 1, nodes: NODES });
  return lines[0] !== undefined && isWinInOne(lines[0].worth);
}

function isWinInOne(worth: Worth): boolean {
  return 'win-in' in worth && worth['win-in'] <= 1;
}

/** The same position with the opponent to move; null where the rules do not know such a position. */
function asIfPassed(rules: Rules, { settings, diagram, turn, seats }: View): View | null {
  try {
    return rules.setUp(settings, diagram, (turn % seats.length) + 1);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** The move that captures most. What it captures is part of its gesture, or of its story. */
function bestCapture(rules: Rules, view: View): Capture {
  const captures = view.choices.map((choice) => captureBy(rules, view, choice));
  return captures.reduce((best, other) => (other.count > best.count ? other : best), NOTHING);
}

function captureBy(rules: Rules, { settings, position }: View, { move, gesture }: Choice): Capture {
  if ('captures' in gesture) return { count: gesture.captures.length, cells: gesture.captures };
  if ('pit' in gesture) return captured(rules.preview(settings, position, move).story);
  if (gesture.kind === 'shift' && gesture.ejects !== null) return { count: 1, cells: [gesture.ejects] };
  return NOTHING;
}

/** The seeds that a sowing captures. A pit may be captured more than once. */
function captured(story: AnyEvent[]): Capture {
  const taken = story.filter((event) => event.event === 'capture');
  return { count: taken.reduce((sum, { seeds }) => sum + seeds, 0), cells: [...new Set(taken.map(({ pit }) => pit))] };
}
