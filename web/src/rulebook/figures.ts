import type { Rules } from '../engine/rules';
import type { View, WantedSettings } from '../engine/types';
import type { Figure, Played } from './book';

/** A deal for games that begin with one: always the same, so that a reader finds it again. */
const DEAL = 7;

/** What a reader of a position wants to know the rules of. */
export function playedBy({ settings, seats }: View): Played {
  return { options: settings.options, seats: seats.length };
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
