// The catalogue's list, which is there before the rules have arrived.
import { GAMES } from '../engine/types';

export { GAMES };

/** How an opponent is found. */
export type Way = 'computer' | 'here' | 'link' | 'lobby' | 'person';

const WAYS: readonly string[] = ['computer', 'here', 'link', 'lobby', 'person'];

/** What one does in solved Hus: finds the win, holds out against it, or looks at the proof. */
export type SolvedPart = 'win' | 'hold' | 'proof';

const SOLVED_PARTS: readonly string[] = ['win', 'hold', 'proof'];

/** The variants of Hus that are solved. */
export const SOLVED_VARIANTS: readonly string[] = ['european', 'african'];

/** The screens of the page, with what their addresses say. */
export type Place =
  | { screen: 'home' }
  | { screen: 'setup'; game: string; way: Way; variant: string | null; position: string | null }
  /** Without an id: the game of its kind that was played last. */
  | { screen: 'here'; game: string; id: string | null }
  | { screen: 'table'; table: string }
  | { screen: 'lobby' }
  /** `table` is a game at the server, `here` a game of this browser. */
  | { screen: 'analyse'; game: string; position: string | null; table: string | null; here: string | null }
  | { screen: 'learn'; game: string | null; variant: string | null }
  | { screen: 'lesson'; game: string; variant: string | null }
  /** `puzzle` is the id of one, or `daily`; without it the series goes on. */
  | { screen: 'puzzles'; game: string | null; puzzle: string | null }
  | { screen: 'solved'; variant: string | null; part: SolvedPart; /** Moves to begin the proof with. */ line: string[] }
  | { screen: 'settings' }
  /** `then` is where the person came from and goes back to. */
  | { screen: 'sign-in'; isNew: boolean; then: string | null }
  | { screen: 'account' };

/** What stands behind `#` before the secret of a link to another device. */
export const CONTINUE = 'continue=';

/** The screen that an address names; null if there is none. */
export function match(path: string, query: URLSearchParams): Place | null {
  const [screen = '', name, ...rest] = path.split('/').filter((part) => part !== '');
  const [id = null, ...more] = rest;
  if (more.length > 0 || (id !== null && screen !== 'here' && screen !== 'learn')) return null;
  const game = name !== undefined && GAMES.includes(name) ? name : null;
  switch (screen) {
    case '':
      return { screen: 'home' };
    case 'new': {
      const way = query.get('with') ?? 'computer';
      if (game === null || !WAYS.includes(way)) return null;
      return { screen: 'setup', game, way: way as Way, variant: query.get('variant'), position: query.get('position') };
    }
    case 'here':
      return game === null ? null : { screen: 'here', game, id };
    case 'table':
      return name === undefined ? null : { screen: 'table', table: name };
    case 'analyse':
      if (game === null) return null;
      return { screen: 'analyse', game, position: query.get('position'), table: query.get('table'), here: query.get('here') };
    case 'learn':
      if (name === undefined) return { screen: 'learn', game: null, variant: null };
      if (game === null) return null;
      if (id === 'lesson') return { screen: 'lesson', game, variant: query.get('variant') };
      return id === null ? { screen: 'learn', game, variant: query.get('variant') } : null;
    case 'puzzles':
      if (name === undefined) return { screen, game: null, puzzle: null };
      return game === null ? null : { screen, game, puzzle: query.get('puzzle') };
    case 'solved': {
      const part = query.get('part') ?? 'win';
      if ((name !== undefined && !SOLVED_VARIANTS.includes(name)) || !SOLVED_PARTS.includes(part)) return null;
      const line = (query.get('line') ?? '').split(' ').filter((move) => move !== '');
      return { screen: 'solved', variant: name ?? null, part: part as SolvedPart, line };
    }
    case 'sign-in': {
      if (name !== undefined) return null;
      return { screen, isNew: query.has('new'), then: placeOf(query.get('then')) };
    }
    case 'lobby':
    case 'account':
    case 'settings':
      return name === undefined ? { screen } : null;
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

/** The addresses of the screens. */
export const address = {
  home: () => '/',
  setup: (game: string, query: { with?: Way; variant?: string; position?: string } = {}) => `/new/${game}${asked(query)}`,
  here: (game: string, id?: string) => (id === undefined ? `/here/${game}` : `/here/${game}/${id}`),
  table: (table: string) => `/table/${table}`,
  /** The link that lets a person take a seat. The secret follows a `#`, so that it appears in no server log. */
  seat: (table: string, secret: string) => `/table/${table}#${secret}`,
  /** The link by which a guest continues on another device. */
  device: (table: string, secret: string) => `/table/${table}#${CONTINUE}${secret}`,
  lobby: () => '/lobby',
  analyse: (game: string, query: { position?: string; table?: string; here?: string } = {}) => `/analyse/${game}${asked(query)}`,
  learn: (game?: string, query: { variant?: string } = {}) => (game ? `/learn/${game}${asked(query)}` : '/learn'),
  lesson: (game: string, variant?: string | null) => `/learn/${game}/lesson${asked(variant ? { variant } : {})}`,
  puzzles: (game?: string, puzzle?: string) => (game ? `/puzzles/${game}${puzzle ? asked({ puzzle }) : ''}` : '/puzzles'),
  solved: (variant?: string, query: { part?: SolvedPart; line?: string } = {}) => (variant ? `/solved/${variant}${asked(query)}` : '/solved'),
  settings: () => '/settings',
  signIn: (query: { then?: string; new?: '' } = {}) => `/sign-in${asked(query)}`,
  account: () => '/account',
};
