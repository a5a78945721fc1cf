import { decimalNumber, unitText } from './formats';
import type { Translate } from './messages.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TENTHS_BELOW = 20 * SECOND;

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Time that was given: `15s`, `1:30`, `2:00:00`. */
export function giftText(addedMs: number): string {
  return addedMs < MINUTE ? unitText(Math.round(addedMs / SECOND), 'second') : clockText(addedMs);
}

/** What a clock shows: `2d 3h`, `1:05:00`, `4:59`, and tenths when it matters. */
export function clockText(leftMs: number): string {
  const left = Math.max(0, leftMs);
  if (left >= DAY) return `${unitText(Math.floor(left / DAY), 'day')} ${unitText(Math.floor((left % DAY) / HOUR), 'hour')}`;
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = Math.floor((left % MINUTE) / SECOND);
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two(minutes)}:${two(seconds)}`;
  if (left >= TENTHS_BELOW) return `${minutes}:${two(seconds)}`;
  // Tenths that have begun do not count.
  const tenths = decimalNumber(Math.floor(left / 100) / 10, 1);
  return `0:${seconds < 10 ? '0' : ''}${tenths}`;
}

/** A time control in words, as a part of a line. Minutes and seconds are written `5+3` everywhere; days are not. */
export function timeText(time: string, t: Translate): string {
  if (time === 'none') return t('lobby-no-clock');
  const days = /^(\d+)d\/move$/.exec(time)?.[1];
  return days === undefined ? time : t('lobby-days', { count: Number(days) });
}
