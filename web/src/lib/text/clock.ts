const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TENTHS_BELOW = 20 * SECOND;

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Time that was given: `15 s`, `1:30`, `2:00:00`. */
export function giftText(addedMs: number): string {
  return addedMs < MINUTE ? `${Math.round(addedMs / SECOND)} s` : clockText(addedMs);
}

/** What a clock shows: `2 d 3 h`, `1:05:00`, `4:59`, and tenths when it matters. */
export function clockText(leftMs: number): string {
  const left = Math.max(0, leftMs);
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = Math.floor((left % MINUTE) / SECOND);
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two(minutes)}:${two(seconds)}`;
  if (left >= TENTHS_BELOW) return `${minutes}:${two(seconds)}`;
  return `0:${two(seconds)}.${Math.floor((left % SECOND) / 100)}`;
}
