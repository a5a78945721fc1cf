import type { GouDiagram, GouEvent, GouSpot } from '../../engine/types';
import { otherSeat } from './scenes';

/** The board before a move, from the board after it and the move's story. */
export function before(after: GouDiagram, story: readonly GouEvent[], mover: number): GouSpot[] {
  const pieces = new Map(after.spots.map((spot) => [spot.point, spot.piece]));
  for (const event of story.toReversed()) {
    if (event.event === 'remove') pieces.set(event.point, otherSeat(mover));
    if (event.event === 'slide') {
      pieces.set(event.from, pieces.get(event.to) ?? null);
      pieces.set(event.to, null);
    }
  }
  return after.spots.map((spot) => ({ ...spot, piece: pieces.get(spot.point) ?? null }));
}
