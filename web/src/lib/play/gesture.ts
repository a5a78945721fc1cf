import type { AnyGesture } from '../../engine/types';
import { neighbour } from '../../boards/abalone/geometry';
import type { Translate } from '../text/messages.svelte';

/** Where the hand begins to play a move: cells, or the number of a stack; none if the move is no matter of the board. */
export function cellsOf(gesture: AnyGesture): string[] {
  if ('pit' in gesture) return [gesture.pit];
  if ('captures' in gesture) return [gesture.from];
  switch (gesture.kind) {
    case 'shift':
      return gesture.marbles;
    case 'carry':
      return [String(gesture.from)];
    case 'swap':
      return [String(gesture.first)];
    default:
      return [];
  }
}

/** How a move is played by hand, in a sentence that can be followed press by press. */
export function howToPlay(gesture: AnyGesture, t: Translate): string {
  if ('pit' in gesture) return t('how-hus', { pit: gesture.pit });
  if ('captures' in gesture) return t('how-gou', { from: gesture.from, to: gesture.to });
  switch (gesture.kind) {
    case 'choose':
      return t('how-pantarei-choose', { colour: gesture.colour });
    case 'carry': {
      const { from, to, scales } = gesture;
      return t(scales === 2 ? 'how-pantarei-two' : 'how-pantarei-one', { from, to });
    }
    case 'swap':
      return t('how-pantarei-swap', { first: gesture.first, second: gesture.second });
    case 'shift': {
      const { marbles, direction } = gesture;
      const [first = '', last = first] = [marbles[0], marbles.at(-1)];
      const to = neighbour(last, direction) ?? '';
      return marbles.length === 1 ? t('how-abalone-one', { from: last, to }) : t('how-abalone-row', { first, last, to });
    }
    case 'pass':
      return t('how-pass');
  }
}
