import type { View } from '../../engine/types';
import type { BoardProps } from '../contract';

/** What a player did, for tests that have no page. */
export interface Heard {
  played: string[];
  said: string[];
  /** Where the keyboard was sent. */
  focused: string[];
}

/** The outside of a board as tests need it: messages are their own ids, previews and reasons repeat the move. */
export function fakeProps<D, G>(view: Pick<View<D, G>, 'turn' | 'choices' | 'diagram'>, heard: Heard): BoardProps<D, G> {
  return {
    view: view as View<D, G>,
    mayPlay: [view.turn],
    seat: 1,
    coordinates: true,
    boldMarks: false,
    speed: 1,
    preview: (move) => ({ move, message: { id: `would play ${move}`, args: {} } }) as ReturnType<BoardProps<D, G>['preview']>,
    why: (move) => `never ${move}`,
    onplay: (move) => heard.played.push(move),
    onsay: (sentence) => heard.said.push(sentence),
    t: (id) => id,
  };
}
