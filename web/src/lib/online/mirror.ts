import type { Gift, Table } from '../play/play';
import type { Event, NumberedEvent, Occupant, OpenQuestions, Votes } from '../protocol';

const NO_QUESTIONS: OpenQuestions = { draw: null, takeback: null, resignations: [], rematch: [] };

/** The table after an event. Its number must be the next one; the caller sees to that. */
export function mirror(table: Table, numbered: NumberedEvent): Table {
  const { number, clocks, event, at_ms } = numbered;
  return { ...table, number, clocks, ...changes(table, event, number, at_ms) };
}

function changes(table: Table, event: Event, number: number, atMs: number): Partial<Table> {
  const { questions, history } = table;
  switch (event.type) {
    case 'seat-taken': {
      const { name, rating } = event;
      const occupant: Occupant = rating ? { type: 'human', name, rating } : { type: 'human', name };
      return { seats: table.seats.map((seat) => (seat.seat === event.seat ? { ...seat, occupant } : seat)) };
    }
    case 'begun':
      return { phase: 'playing' };
    case 'played': {
      const { seat, move, sentence, position, spent_ms, turn } = event;
      const played = { seat, move, sentence, position, spent_ms };
      return { history: [...history.slice(0, event.ply - 1), played], position, turn };
    }
    case 'taken-back': {
      const kept = history.slice(0, history.length - event.plies);
      return { history: kept, position: event.position, turn: event.turn };
    }
    case 'takeback-asked': {
      const votes: Votes = { yes: [event.seat], no: [] };
      return { questions: { ...questions, takeback: { seat: event.seat, plies: event.plies, votes } } };
    }
    case 'takeback-vote': {
      if (!questions.takeback) return {};
      const votes = voted(questions.takeback.votes, event.seat, event.yes);
      return { questions: { ...questions, takeback: { ...questions.takeback, votes } } };
    }
    case 'takeback-closed':
      return { questions: { ...questions, takeback: null } };
    case 'draw-vote':
      return { questions: { ...questions, draw: voted(questions.draw ?? { yes: [], no: [] }, event.seat, event.yes) } };
    case 'draw-closed':
      return { questions: { ...questions, draw: null } };
    case 'resignation-vote':
      return { questions: { ...questions, resignations: toggled(questions.resignations, event.seat, event.yes) } };
    case 'rematch-vote':
      return { questions: { ...questions, rematch: toggled(questions.rematch, event.seat, event.yes) } };
    case 'ended':
      return { phase: 'over', ending: event.ending, questions: NO_QUESTIONS };
    case 'next-game':
      return { next: event.table };
    case 'said':
      return { chat: [...table.chat, { number, seat: event.seat, at_ms: atMs, text: event.text }] };
    case 'draw-offered':
    case 'clock-started':
    case 'clock-paused':
    case 'time-added':
    case 'analysed':
      // The votes and the clocks have said it already.
      return {};
  }
}

/** The time that somebody was given since the last move, after an event: what is given twice adds up. */
export function giftAfter(gift: Gift | null, event: Event): Gift | null {
  if (event.type === 'played' || event.type === 'ended') return null;
  if (event.type !== 'time-added') return gift;
  const before = gift?.seat === event.seat ? gift.addedMs : 0;
  return { seat: event.seat, addedMs: before + event.added_ms };
}

function voted(votes: Votes, seat: number, yes: boolean): Votes {
  return { yes: toggled(votes.yes, seat, yes), no: toggled(votes.no, seat, !yes) };
}

function toggled(seats: number[], seat: number, isIn: boolean): number[] {
  const others = seats.filter((other) => other !== seat);
  return isIn ? [...others, seat] : others;
}
