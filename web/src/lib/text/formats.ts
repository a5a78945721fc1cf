import { language } from './messages.svelte';
import { regional } from './regional';

function locale(): string {
  return regional(language.locale);
}

/** A day: 15 Jan 2026. */
export function dayText(ms: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(ms);
}

/** A large number, rounded: 1.2M. */
export function compactNumber(value: number): string {
  return new Intl.NumberFormat(locale(), { notation: 'compact' }).format(value);
}

/** A number with as many decimals as asked for. */
export function decimalNumber(value: number, decimals: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
}

/** A share of the whole: 50%. */
export function percentText(share: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);
}

/** A number of days, hours or seconds, as short as the language has it: 3h. */
export function unitText(value: number, unit: 'day' | 'hour' | 'second'): string {
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(value);
}

/** All of these: Ada, Bob and Carl. */
export function listText(items: Iterable<string>): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);
}

/** One thing after another: e5, e6, d4. */
export function rowText(items: Iterable<string>): string {
  return new Intl.ListFormat(locale(), { type: 'unit', style: 'short' }).format(items);
}
