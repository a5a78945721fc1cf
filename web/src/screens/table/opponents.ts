import type { Play } from '../../lib/play/play';
import type { SeatView } from '../../lib/protocol';

/** The opponents of the person at this screen, if they may be given time now. */
export function mayBeGivenTime(play: Play): SeatView[] {
  if (!play.may('add-time')) return [];
  const { seats } = play.snapshot;
  const ownTeams = seats.filter((seat) => play.mine.includes(seat.seat)).map((seat) => seat.team);
  return seats.filter((seat) => seat.occupant.type === 'human' && !ownTeams.includes(seat.team));
}
