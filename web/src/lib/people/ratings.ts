import type { RatingView } from '../protocol';

/** From this deviation on a rating says little yet. */
const UNCERTAIN = 110;

/** Whether a rating is still a guess. */
export function isUncertain(rating: RatingView): boolean {
  return rating.deviation >= UNCERTAIN;
}

/** A rating as it is written, with a question mark while it is a guess. */
export function ratingText(rating: RatingView): string {
  return `${rating.value}${isUncertain(rating) ? '?' : ''}`;
}

/** Where the true strength lies, 19 times out of 20; as texts, because ratings have no thousands separator. */
export function span(rating: RatingView): { low: string; high: string } {
  const spread = 2 * rating.deviation;
  return { low: String(rating.value - spread), high: String(rating.value + spread) };
}

/** A difference with its sign. */
export function signed(difference: number): string {
  return difference < 0 ? `−${-difference}` : `+${difference}`;
}
