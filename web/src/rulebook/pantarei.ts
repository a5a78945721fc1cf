import type { Book } from './book';

/** A short snake, so that there is little to look at. */
const SHORT = 'w2/b1/b3/w1/n/b2/w3 w - 1';
const WITH_STACK = 'w1/b3/b1w2/b2/w3/n/b1 w - 1';
const HIGH = 'b1w1b2w3b3/b2/w3b1w2/n/w1b3 w - 1';

/** Pantareï. */
const book: Book = {
  variants: [],
  chapters: [
    {
      id: 'goal',
      parts: [
        { text: 'goal' },
        {
          figure: { kind: 'example', caption: 'goal-example', position: HIGH, move: '3l2', effect: { events: { stack: 1 }, ends: 'goal-stack' } },
          when: { options: { goal: '7' } },
        },
      ],
    },
    {
      id: 'snake',
      parts: [{ text: 'snake' }, { figure: { kind: 'start', caption: 'snake-start' } }, { text: 'colours' }, { text: 'top' }],
    },
    {
      id: 'move',
      parts: [
        { text: 'move' },
        { figure: { kind: 'picture', caption: 'move-picture', position: SHORT, moves: ['1r', '4l', '4r', '7l'] } },
        { figure: { kind: 'example', caption: 'move-example', position: SHORT, move: '1r', effect: { events: { move: 1, close: 1 }, ends: null } } },
        { text: 'ends-of-snake' },
        { figure: { kind: 'forbidden', caption: 'move-forbidden', position: SHORT, move: '7r', rule: 'pantarei-illegal-beyond-tail' } },
      ],
    },
    {
      id: 'two',
      parts: [
        { text: 'two' },
        { figure: { kind: 'example', caption: 'two-example', position: WITH_STACK, move: '3r2', effect: { says: 'pantarei-move-two', ends: null } } },
      ],
    },
    {
      id: 'closes',
      parts: [
        { text: 'closes' },
        { figure: { kind: 'example', caption: 'closes-example', position: SHORT, move: '4r', effect: { events: { close: 1 }, ends: null } } },
      ],
    },
    {
      id: 'neutral',
      parts: [
        { text: 'neutral' },
        {
          figure: {
            kind: 'forbidden',
            caption: 'neutral-forbidden',
            position: 'w1/b3/b1n/b2/w3/b1 w - 1',
            move: '3r',
            rule: 'pantarei-illegal-neutral-stack',
          },
        },
        {
          figure: {
            kind: 'example',
            caption: 'neutral-example',
            position: 'w1/b1nw2/b1/b2w3/b3/w2/b2 w - 1',
            move: '2r2',
            effect: { says: 'pantarei-move-with-neutral', ends: null },
          },
        },
      ],
    },
    {
      id: 'swap',
      parts: [
        { text: 'swap' },
        { figure: { kind: 'example', caption: 'swap-example', position: WITH_STACK, move: '3x5', effect: { events: { swap: 1 }, ends: null } } },
        { text: 'swap-ban' },
        {
          figure: {
            kind: 'forbidden',
            caption: 'swap-forbidden',
            position: 'w1/b3/b1w2/b2/w3/n/b1 w x 1',
            move: '3x5',
            rule: 'pantarei-illegal-swap-after-swap',
          },
        },
      ],
    },
    {
      id: 'pass',
      parts: [
        { text: 'pass' },
        {
          figure: {
            kind: 'example',
            caption: 'pass-example',
            position: 'w3b1w1b2w2n/b1b3w3/w1b2w1w2b1/b2w2b3w3b3 w - 1',
            move: 'pass',
            effect: { events: { pass: 1 }, ends: null },
          },
          when: { options: { goal: ['7', '8', '9'] } },
        },
      ],
    },
    {
      id: 'readings',
      isBeyond: true,
      parts: [{ text: 'readings-choice' }, { text: 'readings-goal' }, { text: 'readings-under' }, { text: 'readings-look' }, { text: 'readings-pass' }],
    },
  ],
};

export default book;
