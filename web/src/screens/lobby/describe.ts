import { ratingText } from '../../lib/people/ratings';
import type { Catalogue, SeatView, SetupView } from '../../lib/protocol';
import { timeText } from '../../lib/text/clock';
import { type Translate, named } from '../../lib/text/messages.svelte';
import { isolated } from '../../lib/text/bidi';
import { nameOf } from '../table/names';

/** What is played at a table, in one line: game and variant, time, match. */
export function describe(setup: SetupView, catalogue: Catalogue | null, t: Translate): string {
  const game = catalogue?.games.find((sheet) => sheet.id === setup.game);
  const variant = game?.variants.find((sheet) => sheet.id === setup.variant);
  const gameName = game ? named(game.name) : t(`game-${setup.game}`);
  const variantName = catalogue ? (variant ? named(variant.name) : setup.variant) : gameName;
  const isOnlyVariant = game?.variants.length === 1;
  const parts = [gameName];
  if (variantName.includes(gameName)) parts[0] = variantName;
  else if (!isOnlyVariant) parts.push(variantName);
  parts.push(timeText(setup.time, t));
  if (setup.games > 1) parts.push(t('lobby-games', { count: setup.games }));
  if (setup.rated) parts.push(t('lobby-rated'));
  if (setup.local) parts.push(t('lobby-local'));
  return parts.join(' · ');
}

/** Who sits at a table, in one line, with their ratings and the number of free seats. */
export function whoSits(seats: SeatView[], t: Translate): string {
  const isOpen = ({ occupant }: SeatView) => occupant.type === 'free' && occupant.invitation === 'lobby';
  const rated = ({ occupant }: SeatView) => (occupant.type === 'human' && occupant.rating ? ` ${ratingText(occupant.rating)}` : '');
  const names = seats.filter((seat) => !isOpen(seat)).map((seat) => isolated(nameOf(seat, t, false, seats.length > 2)) + rated(seat));
  const count = seats.filter(isOpen).length;
  return [...names, ...(count > 0 ? [t('lobby-free', { count })] : [])].join(' – ');
}
