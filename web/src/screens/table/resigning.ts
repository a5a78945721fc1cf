import { isRated, type Play } from '../../lib/play/play';
import { t } from '../../lib/text/messages.svelte';

/** What resigning means for the person at this screen. */
export function resigning({ snapshot, mine }: Pick<Play, 'snapshot' | 'mine'>): string {
  const { seats } = snapshot;
  const people = seats.filter((seat) => seat.occupant.type === 'human');
  const own = seats.filter((seat) => mine.includes(seat.seat)).map((seat) => seat.team);
  const hasPartners = people.some((seat) => own.includes(seat.team) && !mine.includes(seat.seat));
  if (hasPartners) return t('resign-question-team');
  const teams = new Set(seats.map((seat) => seat.team)).size;
  const othersPlayOn = people.length > 1 && teams > 2 && !isRated(snapshot);
  return t(othersPlayOn ? 'resign-question-three' : 'resign-question');
}

/** Whether the person can ask for a rematch and has not done so. */
export function mayAskAgain(play: Pick<Play, 'snapshot' | 'mine' | 'may'>): boolean {
  const rematch = play.snapshot.questions.find((question) => question.kind === 'rematch');
  return play.may('rematch') && !play.mine.some((seat) => rematch?.yes.includes(seat));
}
