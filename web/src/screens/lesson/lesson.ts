import type { WantedSettings } from '../../engine/types';

/** The lessons there are. Hus has two, one for each set of rules. */
export const LESSON_IDS = ['hus-european', 'hus-african', 'pantarei', 'gou', 'abalone'] as const;

/** A lesson's name: of its texts, its data and its progress. */
export type LessonId = (typeof LESSON_IDS)[number];

/** Something that can be true of a move. The rules are asked; nothing here knows a game. */
export type Predicate =
  /** It is one of these moves. */
  | { is: 'move'; moves: readonly string[] }
  /** Its story has an event at least so often; with a field, the sum of that field counts. */
  | { is: 'event'; event: string; atLeast: number; sum?: string }
  /** A piece arrives in this cell. */
  | { is: 'reaches'; cell: string }
  /** It wins. */
  | { is: 'wins' }
  /** No reply wins. */
  | { is: 'safe' }
  /** No reply has this event so often. */
  | { is: 'safe-from'; event: string; atLeast: number; sum?: string }
  /** Whatever is replied, the player can win with the next move. */
  | { is: 'forces-win' };

/** What is said about a move that is legal but not what was asked for. The first one that fits is said. */
export interface Wrong {
  /** Names the text: `lesson-<lesson>-<step>-wrong-<key>`. */
  key: string;
  /** Holds for the moves it is about; without it, it is about all that are left. */
  when?: Predicate;
  /** A move it is about, for the test. */
  example: string;
}

/** One move of the learner. */
export interface Turn {
  /** What must hold for the move, all of it. */
  goal: readonly Predicate[];
  /** A move that does it, to be shown to those who ask. */
  answer: string;
  wrong: readonly Wrong[];
  /** The opponent's move that follows; by the learner's move, if it depends on that. */
  reply?: string | Readonly<Record<string, string>>;
}

/** One step. Its texts are `lesson-<lesson>-<step>-title`, `-task`, `-done`; the tasks of later turns are `-task-2` and so on. */
export interface LessonStep {
  id: string;
  /** The text of the position. */
  position: string;
  /** A variant for this step alone. */
  variant?: string;
  /** Cells that the text speaks of. */
  marks?: readonly string[];
  /** The learner's moves; a step without any is only read. */
  turns: readonly Turn[];
}

/** A lesson: steps on a live board, and a first game. */
export interface Lesson {
  id: LessonId;
  settings: WantedSettings;
  /** The learner's seat. */
  seat: number;
  steps: readonly LessonStep[];
  /** The first game, which is the last step: what is played, from which position if not from the first. */
  game: { settings: WantedSettings; seat: number };
}

/** How strong the opponent of the first game is. */
export const GENTLE_LEVEL = 1;

/** The lesson of a game; variants share one, except in Hus. */
export function lessonOf(game: string, variant: string | null): LessonId {
  if (game === 'hus') return variant === 'african' ? 'hus-african' : 'hus-european';
  return LESSON_IDS.find((id) => id === game) ?? 'gou';
}

/** The lessons of a game, with the variant that their address names. */
export function lessonsOf(game: string): { id: LessonId; variant: string | null }[] {
  const variants = game === 'hus' ? [null, 'african'] : [null];
  return variants.map((variant) => ({ id: lessonOf(game, variant), variant }));
}

/** How many steps a lesson has, with its game. Known before the lesson is fetched; a test holds them together. */
export const LESSON_LENGTHS: Record<LessonId, number> = {
  'hus-european': 12,
  'hus-african': 12,
  pantarei: 12,
  gou: 12,
  abalone: 12,
};
