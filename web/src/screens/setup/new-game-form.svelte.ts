import type { LocalPlayer, LocalSetup } from '../../engine/types';
import { evenDeals, mayBeEven, mostEven, type Balance, type MeasuredStart } from '../../lib/balance';
import { address, type Way } from '../../lib/places';
import type { GameSheet, NewSeat, NewTable, OptionSheet, VariantSheet } from '../../lib/protocol';
import { Seating, type SeatOccupant } from './seating.svelte';

/** Which seat the person wants; 0 leaves it to chance. */
export type Side = number;

/** The time controls that are offered, in the server's short text. */
export const TIMES = ['none', '3+2', '5+3', '10+5', '30+20', '1d/move', '3d/move'] as const;

/** How long matches may be. */
export const MATCHES = [1, 2, 4, 6] as const;

/** The options that say nothing but how a game begins. Variants that differ in others have other rules: they are no choice of a start. */
const START_OPTIONS: readonly string[] = ['layout'];

/** What a sheet begins with. */
export interface First {
  way: Way;
  level: number;
  variant?: string | null;
  position?: string | null;
}

/** A table being wished for: the set-up sheet without its looks. */
export class NewGameForm {
  readonly game: GameSheet;
  /** The options that every table has. */
  readonly tableOptions: OptionSheet[];
  /** The first position, where the rules' own is not wanted. */
  readonly position: string | null;
  way: Way = $state('computer');
  #variant = $state('');
  level = $state(1);
  side: Side = $state(1);
  time: string = $state('none');
  games: number = $state(1);
  /** Who sits where, if that is said for each seat; null if `way`, `level` and `side` say it all. */
  seating: Seating | null = $state.raw(null);
  /** Whether the person wants the game to change ratings. */
  wantsRated = $state(false);
  /** Whether the person wants anyone to find the game and watch it. */
  wantsPublic = $state(false);
  /** What was measured of the starts of the game, once it is fetched. */
  balance: Balance | null = $state.raw(null);
  /** Whether an even deal is wanted, in games that begin with a deal. */
  wantsEvenDeal = $state(false);
  /** Who is challenged by name, one for every other seat. */
  names: string[] = $state([]);
  #changed: Record<string, string> = $state({});

  constructor(game: GameSheet, tableOptions: OptionSheet[], first: First) {
    this.game = game;
    this.tableOptions = tableOptions;
    this.way = first.way;
    this.level = first.level;
    this.position = first.position ?? null;
    const wanted = game.variants.find((variant) => variant.id === first.variant) ?? game.variants[0];
    this.#variant = wanted?.id ?? '';
  }

  /** The variant that is chosen. */
  get variant(): VariantSheet {
    const chosen = this.game.variants.find((variant) => variant.id === this.#variant);
    if (!chosen) throw new Error(`${this.game.id} has no variant ${this.#variant}`);
    return chosen;
  }

  /** Chooses a variant; options that were changed stay changed where they differ from it. */
  chooseVariant(id: string): void {
    this.#variant = id;
    this.side = Math.min(this.side, this.variant.sides.length);
    this.seating?.resize(this.variant.sides.length);
  }

  /** How many play. */
  get players(): number {
    return this.variant.sides.length;
  }

  /** The numbers of players that there are, the smallest first. */
  get playerCounts(): number[] {
    return [...new Set(this.game.variants.map((variant) => variant.sides.length))].toSorted((one, other) => one - other);
  }

  /** The variants for this number of players. */
  layoutsFor(players: number): VariantSheet[] {
    return this.game.variants.filter((variant) => variant.sides.length === players);
  }

  /** The layouts for the chosen number of players. */
  get layouts(): VariantSheet[] {
    return this.layoutsFor(this.players);
  }

  /** Chooses the number of players: the first layout for that number. */
  choosePlayers(count: number): void {
    const first = this.game.variants.find((variant) => variant.sides.length === count);
    if (first && count !== this.players) this.chooseVariant(first.id);
  }

  /** Begins to say it for each seat, with what was wished for so far. */
  seatEach(): void {
    const other: SeatOccupant = this.way;
    const place = Math.max(0, this.side - 1);
    const { level } = this;
    this.seating = new Seating(this.variant.sides.map((_, index) => ({ occupant: index === place ? 'me' : other, level })));
  }

  /** All others are alike again. */
  seatAlike(): void {
    this.seating = null;
  }

  /** The value of an option. */
  option(sheet: OptionSheet): string {
    return this.#changed[sheet.id] ?? this.variant.options[sheet.id] ?? sheet.default;
  }

  /** Sets an option. */
  setOption(sheet: OptionSheet, value: string): void {
    const usual = this.variant.options[sheet.id] ?? sheet.default;
    const { [sheet.id]: _, ...others } = this.#changed;
    this.#changed = value === usual ? others : { ...others, [sheet.id]: value };
  }

  /** The options that differ from the variant's own. */
  get options(): Record<string, string> {
    return { ...this.#changed };
  }

  /** Whether a server is needed. */
  get isOnline(): boolean {
    return this.seating ? this.seating.isOnline : this.way === 'link' || this.way === 'lobby' || this.way === 'person';
  }

  /** Whether there can be clocks and matches. */
  get isTimed(): boolean {
    return this.seating ? this.seating.isOnline || !this.seating.hasComputer : this.way !== 'computer';
  }

  /** What pressing the button does: it makes links, opens the table to all, or begins. */
  get deed(): Way {
    if (!this.seating) return this.way;
    return this.seating.invitation ?? 'here';
  }

  /** Whether a player is challenged by name. */
  get hasChallenge(): boolean {
    return this.seating?.hasChallenge ?? this.way === 'person';
  }

  /** Why an online table cannot be rated: rated games begin as the rules say, only people play them, and more than two need a clock. */
  get whyUnrated(): 'position' | 'computer' | 'clock' | null {
    if (this.position !== null) return 'position';
    if (this.seating?.hasComputer) return 'computer';
    return this.players > 2 && this.time === 'none' ? 'clock' : null;
  }

  /** Whether the table is to be rated. */
  get isRated(): boolean {
    return this.wantsRated && this.isOnline && this.whyUnrated === null;
  }

  /** Whether strangers take part anyway. */
  get #isInLobby(): boolean {
    return this.seating?.isPublic ?? this.way === 'lobby';
  }

  /** Whether the person can choose who finds the game: an online game without a seat for anyone. */
  get mayBePrivate(): boolean {
    return this.isOnline && !this.#isInLobby;
  }

  /** Whether what was measured is about this game: with other options or from another position it is not. */
  get #isMeasured(): boolean {
    return this.position === null && this.game.options.every(({ id }) => this.#changed[id] === undefined);
  }

  /** How often each side wins from the start that is chosen, if it was measured. */
  get measured(): MeasuredStart | null {
    return (this.#isMeasured ? this.balance?.starts.find(({ variant }) => variant === this.variant.id) : null) ?? null;
  }

  /** The variants with the rules of the chosen one, which differ in their first positions only. */
  get #starts(): VariantSheet[] {
    const isOfRules = ({ id }: OptionSheet) => !START_OPTIONS.includes(id);
    const { variant } = this;
    return this.layouts.filter((other) => this.game.options.filter(isOfRules).every(({ id }) => other.options[id] === variant.options[id]));
  }

  /** The most even start with these rules for as many players, where there is a choice and a fair one. */
  get evenStart(): MeasuredStart | null {
    const starts = this.#starts;
    if (!this.balance || !this.#isMeasured || starts.length < 2) return null;
    return mostEven(
      this.balance,
      starts.map(({ id }) => id),
    );
  }

  /** Whether the chosen start was measured to favour a side, and there is no fair one instead. */
  get hasNoFairStart(): boolean {
    const { measured } = this;
    return measured !== null && !mayBeEven(measured) && this.evenStart === null && this.evenDeals.length === 0;
  }

  /** The seeds of even deals. */
  get evenDeals(): number[] {
    return this.#isMeasured ? evenDeals(this.balance, this.variant.id) : [];
  }

  /** Whether the game begins with an even deal. */
  get isEvenDeal(): boolean {
    return this.wantsEvenDeal && this.evenDeals.length > 0;
  }

  /** Where such a sheet is found again. */
  get address(): string {
    return address.setup(this.game.id, { with: this.way, variant: this.variant.id, ...(this.position === null ? {} : { position: this.position }) });
  }

  /** Challenges a player by name. */
  setName(index: number, name: string): void {
    this.names = Array.from({ length: Math.max(this.names.length, index + 1) }, (_, at) => (at === index ? name.trim() : (this.names[at] ?? '')));
  }

  /** The rating of the computer's level, where it was measured. */
  get rating(): number | null {
    return this.game.levels.find((sheet) => sheet.level === this.level)?.rating ?? null;
  }

  /** The table to ask the server for; `chance` (from 0 up to 1) decides the side if the person does not. */
  onlineTable(name: string, chance: number): NewTable {
    const me: NewSeat = name === '' ? { type: 'me' } : { type: 'me', name };
    const other: NewSeat = { type: this.way === 'lobby' ? 'lobby' : 'link' };
    const names = [...this.names];
    const invite = (seat: NewSeat): NewSeat => (seat === other ? { type: 'account', name: names.shift() ?? '' } : seat);
    const seats = this.#seated(me, other, chance);
    return {
      game: this.game.id,
      variant: this.variant.id,
      options: this.options,
      position: this.position,
      seats: this.seating?.online(name) ?? (this.way === 'person' ? seats.map(invite) : seats),
      ...(this.isEvenDeal ? { balanced: true } : {}),
      rated: this.isRated,
      visibility: this.#isInLobby || this.wantsPublic ? 'public' : 'link',
      time: this.time,
      games: this.games,
    };
  }

  /** The table to open in this browser; `chance` decides the side if the person does not. */
  localTable(name: string, seed: number, chance: number): LocalSetup {
    const person: LocalPlayer = { type: 'human', name };
    const other: LocalPlayer = this.way === 'computer' ? { type: 'computer', level: this.level } : { type: 'human', name: '' };
    return {
      settings: { game: this.game.id, variant: this.variant.id, options: this.options },
      position: this.position,
      seed: this.#evenSeed(seed),
      seats: this.seating?.local(name) ?? this.#seated(person, other, chance),
      time: this.isTimed ? this.time : 'none',
      games: this.isTimed ? this.games : 1,
    };
  }

  /** One of the even deals, if one is wanted: which, the seed decides. */
  #evenSeed(seed: number): number {
    const { evenDeals } = this;
    return this.isEvenDeal ? (evenDeals[seed % evenDeals.length] ?? seed) : seed;
  }

  #seated<T>(own: T, other: T, chance: number): T[] {
    const count = this.variant.sides.length;
    const place = this.side === 0 ? Math.floor(chance * count) : this.side - 1;
    return Array.from({ length: count }, (_, seat) => (seat === place ? own : other));
  }
}
