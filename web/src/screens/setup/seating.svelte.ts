import type { LocalPlayer } from '../../engine/types';
import type { NewSeat } from '../../lib/protocol';

/** Who may sit on a seat: the person, another one at this screen, someone by link, by name or from the lobby, the computer. */
export const OCCUPANTS = ['me', 'here', 'link', 'person', 'lobby', 'computer'] as const;
export type SeatOccupant = (typeof OCCUPANTS)[number];

/** A seat as it is wished for. */
export interface SeatForm {
  occupant: SeatOccupant;
  /** How strong the computer is, if it sits there. */
  level: number;
  /** Whose seat it is, if it is reserved. */
  name?: string;
}

/** What keeps a seating from being played; each is a message. */
export type SeatingProblem = 'here-and-elsewhere' | 'nobody-here';

/** Who sits where, seat by seat. */
export class Seating {
  seats: SeatForm[] = $state([]);

  constructor(seats: SeatForm[]) {
    this.seats = seats;
  }

  /** Seats a player. The person sits once: the player who sat there before takes the person's old seat. */
  choose(index: number, occupant: SeatOccupant): void {
    const old = this.#occupantAt(index);
    if (occupant === 'me') {
      const own = this.seats.findIndex((seat) => seat.occupant === 'me');
      if (own >= 0) this.#seat(own, old);
    }
    this.#seat(index, occupant);
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
    const last = this.seats.findLast((seat) => seat.occupant !== 'me') ?? { occupant: 'computer', level: 1 };
    const hadMe = this.seats.some((seat) => seat.occupant === 'me');
    this.seats = Array.from({ length: count }, (_, index) => this.seats[index] ?? { ...last });
    if (hadMe && !this.seats.some((seat) => seat.occupant === 'me')) this.#seat(0, 'me');
  }

  /** Whether a player comes from elsewhere, through the server. */
  get isOnline(): boolean {
    return this.invitation !== null;
  }

  /** Whether the computer plays too. */
  get hasComputer(): boolean {
    return this.#has('computer');
  }

  /** Whether a player is challenged by name. */
  get hasChallenge(): boolean {
    return this.#has('person');
  }

  /** How others come to the table: by a link first of all, else by name, else from the lobby; null if there are none. */
  get invitation(): 'link' | 'person' | 'lobby' | null {
    return (['link', 'person', 'lobby'] as const).find((occupant) => this.#has(occupant)) ?? null;
  }

  /** Whether the table is public. */
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
    return this.seats.map(({ occupant, level, name: kept = '' }): NewSeat => {
      switch (occupant) {
        case 'computer':
          return { type: 'computer', level };
        case 'person':
          return { type: 'account', name: kept };
        case 'link':
        case 'lobby':
          return { type: occupant };
        case 'me':
        case 'here':
          return name === '' ? { type: 'me' } : { type: 'me', name };
      }
    });
  }

  /** The seats of a table in this browser. */
  local(name: string): LocalPlayer[] {
    return this.seats.map(({ occupant, level }): LocalPlayer =>
      occupant === 'computer' ? { type: 'computer', level } : { type: 'human', name: occupant === 'me' ? name : '' },
    );
  }

  #has(occupant: SeatOccupant): boolean {
    return this.seats.some((seat) => seat.occupant === occupant);
  }

  #occupantAt(index: number): SeatOccupant {
    return this.seats[index]?.occupant ?? 'computer';
  }

  #seat(index: number, occupant: SeatOccupant): void {
    this.seats = this.seats.map((seat, at) => (at === index ? { ...seat, occupant } : seat));
  }
}
