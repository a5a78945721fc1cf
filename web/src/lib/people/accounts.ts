import { ask, reach } from '../online/reach';
import type {
  ChangeAccount,
  ChangePassword,
  CreatedToken,
  Credentials,
  DeleteAccount,
  KeptGame,
  ListingPage,
  LocalGame,
  LoggedIn,
  NewToken,
  Phase,
  Profile,
  TokenView,
} from '../protocol';

/** What the page asks the server about people. The session is a cookie that no script sees. */
export const accounts = {
  me: () => ask<Profile>('/api/account'),
  named: (name: string) => ask<Profile>(`/api/accounts/${encodeURIComponent(name)}`),
  change: (wanted: ChangeAccount) => reach('/api/account', wanted, 'PATCH'),
  signUp: (wanted: Credentials) => ask<LoggedIn>('/api/account', wanted),
  signIn: (known: Credentials) => ask<LoggedIn>('/api/session', known),
  signOut: () => reach('/api/session', undefined, 'DELETE'),
  changePassword: (change: ChangePassword) => reach('/api/account/password', change, 'PUT'),
  remove: (wanted: DeleteAccount) => reach('/api/account', wanted, 'DELETE'),
  /** Everything that is known of the account. */
  data: async () => (await reach('/api/account/data')).blob(),
  tables: (phase: Phase, after: string | null = null) =>
    ask<ListingPage>(`/api/account/tables?${new URLSearchParams({ phase, ...(after === null ? {} : { after }) })}`),
  /** Keeps a game that was played in this browser. */
  keepGame: (game: LocalGame) => ask<KeptGame>('/api/account/games', game),
  challenges: () => ask<ListingPage>('/api/account/challenges'),
  /** People decline where bots do; the server asks only whose seat is kept. */
  decline: (table: string) => reach(`/api/bot/tables/${encodeURIComponent(table)}/decline`, undefined, 'POST'),
  tokens: () => ask<TokenView[]>('/api/account/tokens'),
  createToken: (wanted: NewToken) => ask<CreatedToken>('/api/account/tokens', wanted),
  revokeToken: (label: string) => reach(`/api/account/tokens/${encodeURIComponent(label)}`, undefined, 'DELETE'),
};
