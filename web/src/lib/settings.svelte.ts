import { keep, recall } from './storage';

/** How a person wants the page to be. */
export interface Preferences {
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  /** How fast moves are shown: 1 is normal, 0 is at once. */
  speed: number;
  boldMarks: boolean;
  coordinates: boolean;
  /** As others shall call the person; empty until one is chosen. */
  name: string;
  /** The computer's level that was chosen last, by game. */
  levels: Record<string, number>;
}

const DEFAULTS: Preferences = {
  theme: 'system',
  sound: true,
  speed: 1,
  boldMarks: false,
  coordinates: true,
  name: '',
  levels: {},
};

/** The level of a first game: it lets a newcomer win now and then. */
export const FIRST_LEVEL = 2;

const NAME = 'settings';

/** The settings of this browser; writing a field keeps it. */
export const settings: Preferences = $state({ ...DEFAULTS, ...recall<Partial<Preferences>>(NAME) });

/** Changes settings and keeps them. */
export function changeSettings(change: Partial<Preferences>): void {
  Object.assign(settings, change);
  keep(NAME, $state.snapshot(settings));
}

/** The computer's level to offer for a game. */
export function levelOf(game: string): number {
  return settings.levels[game] ?? FIRST_LEVEL;
}

/** Remembers the computer's level of a game. */
export function rememberLevel(game: string, level: number): void {
  changeSettings({ levels: { ...settings.levels, [game]: level } });
}
