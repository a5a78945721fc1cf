import { describe, expect, it } from 'vitest';
import { Seating, type SeatOccupant } from './seating.svelte';

const seating = (...sitters: SeatOccupant[]) => new Seating(sitters.map((occupant) => ({ occupant, level: 3 })));
const sitters = (seats: Seating) => seats.seats.map((seat) => seat.occupant);

describe('a seating', () => {
  it('has the person once: whoever is in the way changes places', () => {
    const seats = seating('me', 'computer', 'here');
    seats.choose(2, 'me');
    expect(sitters(seats)).toEqual(['here', 'computer', 'me']);
  });

  it('says each computer how strong it is', () => {
    const seats = seating('me', 'computer', 'computer');
    seats.setLevel(2, 7);
    expect(seats.local('Ada')).toEqual([
      { type: 'human', name: 'Ada' },
      { type: 'computer', level: 3 },
      { type: 'computer', level: 7 },
    ]);
  });

  it('goes to the server as soon as somebody comes from elsewhere', () => {
    const seats = seating('me', 'computer');
    expect(seats.isOnline).toBe(false);
    seats.choose(1, 'lobby');
    expect([seats.isOnline, seats.isPublic, seats.invitation]).toEqual([true, true, 'lobby']);
    expect(seats.online('')).toEqual([{ type: 'me' }, { type: 'lobby' }]);
  });

  it('keeps seats for those who are challenged by name', () => {
    const seats = seating('me', 'person', 'computer');
    seats.setName(1, 'Bo');
    expect([seats.isOnline, seats.isPublic, seats.invitation, seats.hasChallenge]).toEqual([true, false, 'person', true]);
    expect(seats.online('')).toEqual([{ type: 'me' }, { type: 'account', name: 'Bo' }, { type: 'computer', level: 3 }]);
  });

  it('has one seat at this screen if others come from elsewhere', () => {
    expect(seating('me', 'here', 'link').problem).toBe('here-and-elsewhere');
    expect(seating('computer', 'link').problem).toBe('nobody-here');
    expect(seating('me', 'link', 'computer', 'lobby').problem).toBeNull();
    expect(seating('computer', 'computer').problem).toBeNull();
  });

  it('fits another number of seats, and the person keeps one', () => {
    const seats = seating('computer', 'computer', 'me');
    seats.resize(2);
    expect(sitters(seats)).toEqual(['me', 'computer']);
    seats.resize(4);
    expect(sitters(seats)).toEqual(['me', 'computer', 'computer', 'computer']);
  });
});
