import type { Lesson } from '../lesson';

/** Pantareï. The learner is the first seat, which chooses the colour; in the small positions it plays White. */
export const lesson: Lesson = {
  id: 'pantarei',
  settings: { game: 'pantarei', variant: 'standard' },
  seat: 1,
  steps: [
    {
      id: 'snake',
      position: 'n/w1/b3/b3/w3/b2/b1/b3/b1/b1/w2/w3/b2/w2/w1/w1/w2/b2/w3 w - 1',
      turns: [],
    },
    {
      id: 'colour',
      position: 'n/w1/b3/b3/w3/b2/b1/b3/b1/b1/w2/w3/b2/w2/w1/w1/w2/b2/w3 ? - -',
      turns: [{ goal: [], answer: 'white', wrong: [] }],
    },
    {
      id: 'move',
      position: 'w2/b1/b3/w1/n/b2 w - 1',
      marks: ['1'],
      turns: [{ goal: [{ is: 'move', moves: ['1r'] }], answer: '1r', wrong: [{ key: 'other', example: '4l' }] }],
    },
    {
      id: 'two',
      position: 'b1/b3w2/w1/b2/n/b1 w - 1',
      marks: ['2'],
      turns: [
        {
          goal: [{ is: 'event', event: 'move', sum: 'scales', atLeast: 2 }],
          answer: '2r2',
          wrong: [
            { key: 'swap', when: { is: 'event', event: 'swap', atLeast: 1 }, example: '2x3' },
            { key: 'one', example: '2r' },
          ],
        },
      ],
    },
    {
      id: 'close',
      position: 'w2/b1/w1/b3/b2 w - 1',
      marks: ['3'],
      turns: [
        {
          goal: [{ is: 'move', moves: ['3r'] }],
          answer: '3r',
          wrong: [{ key: 'first', example: '3l' }],
          reply: '4l',
        },
        { goal: [{ is: 'reaches', cell: '3' }], answer: '1r', wrong: [{ key: 'second', example: '3l' }] },
      ],
    },
    {
      id: 'neutral',
      position: 'w1/n/b2/b3/w2 w - 1',
      marks: ['2'],
      turns: [
        { goal: [{ is: 'reaches', cell: '2' }], answer: '1r', wrong: [{ key: 'first', example: '5l' }], reply: '2r' },
        {
          goal: [{ is: 'event', event: 'move', sum: 'scales', atLeast: 2 }],
          answer: '1r2',
          wrong: [{ key: 'second', example: '1r' }],
        },
      ],
    },
    {
      id: 'swap',
      position: 'b3/w1/b2/b1w2/n w - 1',
      marks: ['2', '4'],
      turns: [
        {
          goal: [{ is: 'event', event: 'swap', atLeast: 1 }],
          answer: '2x4',
          wrong: [{ key: 'move', example: '2l' }],
        },
      ],
    },
    {
      id: 'ban',
      position: 'w1/b2/w3b1w2/b3/n w x 1',
      turns: [
        {
          goal: [{ is: 'event', event: 'stack', sum: 'height', atLeast: 3 }],
          answer: '3l2',
          wrong: [{ key: 'low', example: '1r' }],
        },
      ],
    },
    {
      id: 'pass',
      position: 'w3/b1/b2b3 w - 1',
      turns: [{ goal: [{ is: 'event', event: 'pass', atLeast: 1 }], answer: 'pass', wrong: [] }],
    },
    {
      id: 'safe',
      position: 'nw3b1w2b3/w1/w2b2/w3b1/w2w1 w - 1',
      marks: ['1', '3'],
      turns: [{ goal: [{ is: 'safe' }], answer: '2r', wrong: [{ key: 'lost', example: '5l' }] }],
    },
    {
      id: 'win',
      position: 'w2/w2/b2nw3w3b2/w1/b1b3 w - 1',
      marks: ['3'],
      turns: [
        {
          goal: [{ is: 'event', event: 'stack', sum: 'height', atLeast: 6 }, { is: 'forces-win' }],
          answer: '1r',
          wrong: [
            { key: 'stopped', when: { is: 'event', event: 'stack', sum: 'height', atLeast: 6 }, example: '4l' },
            { key: 'low', example: '2r' },
          ],
          reply: '4l',
        },
        { goal: [{ is: 'wins' }], answer: '3l', wrong: [{ key: 'not-yet', example: '3r' }] },
      ],
    },
  ],
  game: { settings: { game: 'pantarei', variant: 'standard' }, seat: 1 },
};
