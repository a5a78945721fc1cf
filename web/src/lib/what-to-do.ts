import type { View } from '../engine/types';
import { canSay, sideName, type Translate } from './text/messages.svelte';

/** What the person at a board can do. */
interface Moment {
  view: View;
  /** The seats for which the person may move. */
  mayPlay: readonly number[];
  /** Whether the board shows a game under way as it is now. */
  isNow: boolean;
}

/** What to do now, in a sentence: to be read while nothing else is said. */
export function whatToDo({ view, mayPlay, isNow }: Moment, t: Translate): string {
  // That is said beside the board.
  if (!isNow || view.outcome) return '';
  const side = sideName(view.seats.find(({ seat }) => seat === view.turn)?.side ?? '');
  if (!mayPlay.includes(view.turn)) return t('now-wait', { side });
  const [first] = view.choices;
  const kind = first && 'kind' in first.gesture ? first.gesture.kind : '';
  if (kind === 'pass') return t('now-pass', { side });
  // The board itself asks.
  if (kind === 'choose') return '';
  const { game } = view.settings;
  return canSay({ id: `now-${game}`, args: {} }) ? t(`now-${game}`, { side }) : t('now-move', { side });
}
