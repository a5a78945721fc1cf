import { GAMES } from './places';
import { push, type PushTexts } from './push.svelte';
import { t } from './text/messages.svelte';

/** What notifications say, in the language of the page. */
export function pushTexts(): PushTexts {
  const games = Object.fromEntries(GAMES.map((game) => [`game-${game}`, t(`game-${game}`)]));
  return { 'your-turn': t('push-your-turn'), challenge: t('push-challenge'), message: t('push-message'), ...games };
}

/** The language has changed: what comes from now on is said in it. */
export async function renewPushTexts(): Promise<void> {
  if (push.isWanted) await push.keepTexts(pushTexts());
}
