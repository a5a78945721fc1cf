import type { LocalPlayer } from '../../engine/types';
import type { NewSeat } from '../../lib/protocol';

/** Who may sit on a seat: the person, another one at this screen, somebody by link, by name or from the lobby, the computer. */
export const SITTERS = ['me', 'here', 'link', 'person', 'lobby', 'computer'] as const;
export type Sitter = (typeof SITTERS)[number];

/** A seat as it is wished for. */
export interface SeatWish {
  sitter: Sitter;
  /** How strong the computer is, if it sits there. */
  level: number;
  /** Whose seat it is, if it is kept for somebody. */
  name?: string;
}

/** What keeps a seating from being played; each is a message. */
export type SeatingProblem = 'here-and-elsewhere' | 'nobody-here';

/** Who sits where, seat by seat. */
export class Seating {
  seats: SeatWish[] = $state([]);

  constructor(seats: SeatWish[]) {
    this.seats = seats;
  }

  /** Seats somebody. The person sits once: who sat there before takes the person's old seat. */
  choose(index: number, sitter: Sitter): void {
    const old = this.#sitterAt(index);
    if (sitter === 'me') {
      const own = this.seats.findIndex((seat) => seat.sitter === 'me');
      if (own >= 0) this.#seat(own, old);
    }
    this.#seat(index, sitter);
  }

  /** Says how strong the computer of a seat is. */
  setLevel(index: number, level: number): void {
    this.seats = this.seats.map((seat, at) => (at === index ? { ...seat, level } : seat));
  }

  /** Says for whom a seat is kept. */
  setName(index: number, name: string): void {
    this.seats = this.seats.map((seat, at) => (at === index ? { ...seat, name } : seat));
  }

  /** Fits the seating to another number of seats: new ones are like the last, and the person keeps a seat. */
  resize(count: number): void {
    const last = this.seats.findLast((seat) => seat.sitter !== 'me') ?? { sitter: 'computer', level: 1 };
    const hadMe = this.seats.some((seat) => seat.sitter === 'me');
    this.seats = Array.from({ length: count }, (_, index) => this.seats[index] ?? { ...last });
    if (hadMe && !this.seats.some((seat) => seat.sitter === 'me')) this.#seat(0, 'me');
  }

  /** Whether somebody comes from elsewhere, by way of the server. */
  get isOnline(): boolean {
    return this.invitation !== null;
  }

  /** Whether the computer plays too. */
  get hasComputer(): boolean {
    return this.#has('computer');
  }

  /** Whether somebody is challenged by name. */
  get hasChallenge(): boolean {
    return this.#has('person');
  }

  /** How others come to the table: by a link first of all, else by name, else from the lobby; null if nobody does. */
  get invitation(): 'link' | 'person' | 'lobby' | null {
    return (['link', 'person', 'lobby'] as const).find((sitter) => this.#has(sitter)) ?? null;
  }

  /** Whether everybody may see the table. */
  get isPublic(): boolean {
    return this.#has('lobby');
  }

  /** Why it cannot be played so. */
  get problem(): SeatingProblem | null {
    if (!this.isOnline) return null;
    if (this.#has('here')) return 'here-and-elsewhere';
    return this.#has('me') ? null : 'nobody-here';
  }

  /** The seats as the server is asked for them. */
  online(name: string): NewSeat[] {
    return this.seats.map(({ sitter, level, name: kept = '' }): NewSeat => {
      switch (sitter) {
        case 'computer':
          return { type: 'computer', level };
        case 'person':
          return { type: 'account', name: kept };
        case 'link':
        case 'lobby':
          return { type: sitter };
        case 'me':
        case 'here':
          return name === '' ? { type: 'me' } : { type: 'me', name };
      }
    });
  }

  /** The seats of a table in this browser. */
  local(name: string): LocalPlayer[] {
    return this.seats.map(({ sitter, level }): LocalPlayer =>
      sitter === 'computer' ? { type: 'computer', level } : { type: 'human', name: sitter === 'me' ? name : '' },
    );
  }

  #has(sitter: Sitter): boolean {
    return this.seats.some((seat) => seat.sitter === sitter);
  }

  #sitterAt(index: number): Sitter {
    return this.seats[index]?.sitter ?? 'computer';
  }

  #seat(index: number, sitter: Sitter): void {
    this.seats = this.seats.map((seat, at) => (at === index ? { ...seat, sitter } : seat));
  }
}
