import type { Gift, Table } from '../play/play';
import type { JournalEvent, MoveView, NumberedEvent } from '../protocol';

/**
 * The table after what happened at once. The server has worked out how the table stands afterwards and says so with the
 * last of the events; here only the moves and the talk are added to their lists.
 */
export function follow(table: Table, events: readonly NumberedEvent[]): Table {
  const last = events.at(-1);
  if (!last) return table;
  const history = events.reduce((moves, { event }) => historyAfter(moves, event), table.history);
  const chat = events.reduce((lines, { event, number, at_ms }) => {
    return event.type === 'said' ? [...lines, { number, seat: event.seat, at_ms, text: event.text }] : lines;
  }, table.chat);
  return { ...table, number: last.number, clocks: last.clocks, history, chat, ...last.state };
}

function historyAfter(history: MoveView[], event: JournalEvent): MoveView[] {
  if (event.type === 'taken-back') return history.slice(0, history.length - event.plies);
  if (event.type !== 'played') return history;
  const { seat, move, message, position, spent_ms } = event;
  return [...history.slice(0, event.ply - 1), { seat, move, message, position, spent_ms }];
}

/** The time that a player was given since the last move, after an event: repeated gifts add up. */
export function giftAfter(gift: Gift | null, event: JournalEvent): Gift | null {
  if (event.type === 'played' || event.type === 'ended') return null;
  if (event.type !== 'time-added') return gift;
  const before = gift?.seat === event.seat ? gift.addedMs : 0;
  return { seat: event.seat, addedMs: before + event.added_ms };
}
