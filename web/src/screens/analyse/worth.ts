import type { ThoughtLine, View, Worth } from '../../engine/types';
import type { Translate } from '../../lib/text/messages.svelte';

/** The chance that corresponds to a value, from 0 to 1. */
export function chanceOf(worth: Worth): number {
  if ('hundredths' in worth) return 1 / (1 + Math.exp(-worth.hundredths / 100));
  return 'win-in' in worth ? 1 : 0;
}

/** What something is worth to a side, in a few words: a chance, or a win or a loss and how far it is. */
export function worthText(worth: Worth, side: string, t: Translate): string {
  if ('win-in' in worth) return t('worth-win', { side, plies: worth['win-in'] });
  if ('loss-in' in worth) return t('worth-loss', { side, plies: worth['loss-in'] });
  return t('worth-chance', { side, percent: Math.round(100 * chanceOf(worth)) });
}

/** The share of each team, in team order, that a line gives; together they are 1. */
export function shares(line: Pick<ThoughtLine, 'worth' | 'by_team'>, view: View): number[] {
  const teams = [...new Set(view.seats.map((seat) => seat.team))].sort((a, b) => a - b);
  const mover = view.seats.find((seat) => seat.seat === view.turn)?.team;
  const own = chanceOf(line.worth);
  const chances = teams.map((team, index) => {
    if (team === mover) return own;
    const told = line.by_team?.[index];
    return told ? chanceOf(told) : 1 - own;
  });
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return sum > 0 ? chances.map((chance) => chance / sum) : chances.map(() => 1 / teams.length);
}

/** The share of each team when the game is over. */
export function finalShares(winners: number[], view: View): number[] {
  const teams = [...new Set(view.seats.map((seat) => seat.team))].sort((a, b) => a - b);
  return teams.map((team) => (winners.length === 0 ? 1 / teams.length : winners.includes(team) ? 1 / winners.length : 0));
}
