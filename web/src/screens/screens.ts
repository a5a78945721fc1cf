import { AtHand } from '../lib/at-hand';
import { balances } from '../lib/balance';
import { fetchAhead } from '../lib/online/ahead';
import type { Place } from '../lib/places';
import { hasMessages, loadMessages } from '../lib/text/messages.svelte';
import { books } from '../rulebook/book';

/** A place that is not the first screen. */
export type Behind = Exclude<Place, { screen: 'home' }>;

/** A screen that is fetched when it is entered. */
interface Screen<P> {
  load: () => Promise<{ default: unknown }>;
  /** The texts that it begins with. */
  texts?: (place: P) => readonly string[];
  /** What it shows at first: fetched beside it, and it does without if that fails. */
  data?: (place: P) => Promise<unknown>;
}

const RULES = () => ['rules'];

const SCREENS: { [S in Behind['screen']]: Screen<Extract<Behind, { screen: S }>> } = {
  setup: { load: () => import('./setup/SetupScreen.svelte'), texts: RULES, data: ({ game }) => balances.fetched(game) },
  here: { load: () => import('./table/HereScreen.svelte'), texts: RULES },
  table: { load: () => import('./table/OnlineScreen.svelte'), texts: RULES, data: ({ table }) => fetchAhead(table) },
  lobby: { load: () => import('./lobby/LobbyScreen.svelte') },
  analyse: { load: () => import('./analyse/AnalyseScreen.svelte'), texts: RULES },
  learn: {
    load: () => import('./learn/LearnScreen.svelte'),
    texts: ({ game }) => (game === null ? [] : ['rules', 'rule-texts']),
    data: async ({ game }) => game !== null && books.fetched(game),
  },
  lesson: { load: () => import('./lesson/LessonScreen.svelte'), texts: () => ['rules', 'lessons'] },
  puzzles: { load: () => import('./puzzles/PuzzlesScreen.svelte'), texts: () => ['puzzles'] },
  solved: { load: () => import('./solved/SolvedScreen.svelte'), texts: () => ['rules', 'solved'] },
  settings: { load: () => import('./settings/SettingsScreen.svelte') },
  'sign-in': { load: () => import('./account/SignInScreen.svelte') },
  account: { load: () => import('./account/AccountScreen.svelte'), texts: RULES },
};

/** The screen of a place; each knows the places of its own. */
const screenOf = (place: Behind): Screen<Behind> => SCREENS[place.screen] as Screen<never> as Screen<Behind>;

const screens = new AtHand((name) => SCREENS[name as Behind['screen']].load());

/** The screen of a place, with what it shows at first, or the promise of it. */
export function screenAt(place: Behind): { default: unknown } | Promise<{ default: unknown }> {
  const screen = screens.get(place.screen);
  const texts = textsOf(place).filter((part) => !hasMessages(part));
  if (!(screen instanceof Promise) && texts.length === 0) return screen;
  return fetchScreen(place, texts);
}

/** Fetches the screen of a place, with what it shows at first and with texts. */
export async function fetchScreen(place: Behind, texts: readonly string[] = []): Promise<{ default: unknown }> {
  const data = screenOf(place).data?.(place);
  const [screen] = await Promise.all([screens.fetched(place.screen), data?.catch(() => {}), ...texts.map((part) => loadMessages(part))]);
  return screen;
}

/** The texts that a place begins with. */
export function textsOf(place: Behind): readonly string[] {
  return screenOf(place).texts?.(place) ?? [];
}
