import { sheetOf, variantOf } from '../engine/catalogue';
import type { Rules } from '../engine/rules';
import type { View, WantedSettings } from '../engine/types';
import type { Figure, Played } from './book';

/** A deal for games that begin with one: always the same, so that a reader finds it again. */
const DEAL = 7;

/** What is played in a position. */
export function playedBy({ settings, seats }: View): Played {
  return { options: settings.options, seats: seats.length };
}

/** What is played with these settings. The rules say the same of the first position, but come later. */
export function playedWith({ game, variant, options }: WantedSettings): Played {
  const chosen = variantOf(game, variant);
  const usual = Object.fromEntries((sheetOf(game)?.options ?? []).map((sheet) => [sheet.id, sheet.default]));
  return { options: { ...usual, ...chosen?.options, ...options }, seats: chosen?.sides.length ?? 0 };
}

/** The settings under which a figure is drawn. */
export function figureSettings({ as }: Figure, settings: WantedSettings): WantedSettings {
  const { game, variant, options } = settings;
  if (as?.variant !== undefined) return { game, variant: as.variant, options: { ...as.options } };
  return { game, variant, options: { ...options, ...as?.options } };
}

/** The position that a figure begins with. */
export function figurePosition(rules: Rules, figure: Figure, settings: WantedSettings): string {
  const position = figure.kind === 'start' ? undefined : figure.position;
  return position ?? rules.start(settings, DEAL).position;
}

/** What the texts of the rules are told: every option, numbers as numbers. */
export function told({ options }: Played): Record<string, string | number> {
  return Object.fromEntries(Object.entries(options).map(([id, value]) => [id, /^\d+$/.test(value) ? Number(value) : value]));
}
