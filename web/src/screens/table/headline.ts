import type { EndingView, SeatView } from '../../lib/protocol';
import type { Translate } from '../../lib/text/messages.svelte';
import { sideNames } from '../../lib/text/messages.svelte';

/** Who has won, in a few words, as the person at this screen sees it. */
export function headline(ending: EndingView, seats: SeatView[], mine: readonly number[], t: Translate): string {
  const { scores } = ending;
  if (scores === null) return t('ending-called-off');
  if (scores.every((score) => score === scores[0])) return t('ending-draw');
  const winners = seats.filter((_, index) => scores[index] === 1);
  if (winners.length === 0) return t('ending-shared');
  const isOwnWin = winners.some((seat) => mine.includes(seat.seat));
  const playsForOneTeam = new Set(seats.filter((seat) => mine.includes(seat.seat)).map((seat) => seat.team)).size === 1;
  if (playsForOneTeam) return t(isOwnWin ? 'ending-won' : 'ending-lost');
  return t('ending-side', { side: sideNames(winners.map((seat) => seat.side)), count: winners.length });
}
