import type { Catalogue, SetupView } from '../../lib/protocol';
import type { Translate } from '../../lib/text/messages.svelte';

/** What is played at a table, in one line: game and variant, time, match. */
export function describe(setup: SetupView, catalogue: Catalogue, t: Translate): string {
  const game = catalogue.games.find((sheet) => sheet.id === setup.game);
  const variant = game?.variants.find((sheet) => sheet.id === setup.variant);
  const isOnlyVariant = game?.variants.length === 1;
  const name = isOnlyVariant ? game?.name : (variant?.name ?? setup.variant);
  const parts = [name ?? setup.game, setup.time === 'none' ? t('lobby-no-clock') : setup.time];
  if (setup.games > 1) parts.push(t('lobby-games', { count: setup.games }));
  if (setup.rated) parts.push(t('lobby-rated'));
  return parts.join(' · ');
}
