/** How an opponent is found. */
export type Way = 'computer' | 'here' | 'link' | 'lobby' | 'person';

const WAYS: readonly string[] = ['computer', 'here', 'link', 'lobby', 'person'];

/** The rooms of the page, with what their addresses say. */
export type Place =
  | { room: 'home' }
  | { room: 'setup'; game: string; way: Way; variant: string | null; position: string | null }
  /** Without an id: the game of its kind that was played last. */
  | { room: 'here'; game: string; id: string | null }
  | { room: 'table'; table: string }
  | { room: 'lobby' }
  /** `table` is a game at the server, `here` a game of this browser. */
  | { room: 'analyse'; game: string; position: string | null; table: string | null; here: string | null }
  | { room: 'learn'; game: string | null }
  | { room: 'settings' }
  /** `then` is where the person came from and goes back to. */
  | { room: 'sign-in'; isNew: boolean; then: string | null }
  | { room: 'account' };

/** What stands behind `#` before the secret of a link to another device. */
export const CONTINUE = 'continue=';

/** The games, in the order in which they are shown. */
export const GAMES: readonly string[] = ['hus', 'pantarei', 'gou', 'abalone'];

/** The room that an address names; null if there is none. */
export function match(path: string, query: URLSearchParams): Place | null {
  const [room = '', name, ...rest] = path.split('/').filter((part) => part !== '');
  const [id = null, ...more] = rest;
  if (more.length > 0 || (id !== null && room !== 'here')) return null;
  const game = name !== undefined && GAMES.includes(name) ? name : null;
  switch (room) {
    case '':
      return { room: 'home' };
    case 'new': {
      const way = query.get('with') ?? 'computer';
      if (game === null || !WAYS.includes(way)) return null;
      return { room: 'setup', game, way: way as Way, variant: query.get('variant'), position: query.get('position') };
    }
    case 'here':
      return game === null ? null : { room: 'here', game, id };
    case 'table':
      return name === undefined ? null : { room: 'table', table: name };
    case 'analyse':
      if (game === null) return null;
      return { room: 'analyse', game, position: query.get('position'), table: query.get('table'), here: query.get('here') };
    case 'learn':
      if (name === undefined) return { room: 'learn', game: null };
      return game === null ? null : { room: 'learn', game };
    case 'sign-in': {
      if (name !== undefined) return null;
      return { room, isNew: query.has('new'), then: placeOf(query.get('then')) };
    }
    case 'lobby':
    case 'account':
    case 'settings':
      return name === undefined ? { room } : null;
    default:
      return null;
  }
}

/** Stands for wherever the page is. */
const PAGE = 'http://page.invalid';

/** An address of the page; null if it is none: a link must not lead from here to anywhere else. */
function placeOf(link: string | null): string | null {
  if (link === null || !link.startsWith('/') || !URL.canParse(link, PAGE)) return null;
  // Browsers drop tabs and dots and take a backslash for a slash, so what counts is what is left of it.
  const { origin, pathname, search, searchParams } = new URL(link, PAGE);
  if (origin !== PAGE || pathname.startsWith('//')) return null;
  return match(pathname, searchParams) === null ? null : pathname + search;
}

function asked(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}

/** The addresses of the rooms. */
export const address = {
  home: () => '/',
  setup: (game: string, query: { with?: Way; variant?: string; position?: string } = {}) => `/new/${game}${asked(query)}`,
  here: (game: string, id?: string) => (id === undefined ? `/here/${game}` : `/here/${game}/${id}`),
  table: (table: string) => `/table/${table}`,
  /** The link that lets somebody take a seat. The secret stays behind `#`, so that it is in no server's log. */
  seat: (table: string, secret: string) => `/table/${table}#${secret}`,
  /** The link by which a guest continues on another device. */
  device: (table: string, secret: string) => `/table/${table}#${CONTINUE}${secret}`,
  lobby: () => '/lobby',
  analyse: (game: string, query: { position?: string; table?: string; here?: string } = {}) => `/analyse/${game}${asked(query)}`,
  learn: (game?: string) => (game ? `/learn/${game}` : '/learn'),
  settings: () => '/settings',
  signIn: (query: { then?: string; new?: '' } = {}) => `/sign-in${asked(query)}`,
  account: () => '/account',
};
