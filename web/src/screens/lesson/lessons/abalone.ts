import type { Lesson } from '../lesson';

/** Abalone. The learner is Black. */
export const lesson: Lesson = {
  id: 'abalone',
  settings: { game: 'abalone', variant: 'standard' },
  seat: 1,
  steps: [
    {
      id: 'board',
      position: 'wwwww/wwwwww/2www2/8/9/8/2bbb2/bbbbbb/bbbbb b 0,0',
      turns: [],
    },
    {
      id: 'line',
      position: '5/1w4/w5b/8/7w1/3b4/2b4/1b4/5 b 0,0',
      marks: ['e5'],
      turns: [
        {
          goal: [
            { is: 'reaches', cell: 'e5' },
            { is: 'event', event: 'shift', atLeast: 3 },
          ],
          answer: 'b2c3',
          wrong: [
            { key: 'few', when: { is: 'reaches', cell: 'e5' }, example: 'd4e5' },
            { key: 'other', example: 'b2b3' },
          ],
        },
      ],
    },
    {
      id: 'sideways',
      position: '4b/2w3/2ww3/8/9/2bbb3/7/6/5 b 0,0',
      marks: ['e4', 'e5', 'e6'],
      turns: [
        {
          goal: [
            { is: 'reaches', cell: 'e5' },
            { is: 'event', event: 'shift', atLeast: 3 },
          ],
          answer: 'd3d5e4',
          wrong: [
            { key: 'few', when: { is: 'reaches', cell: 'e5' }, example: 'd4e5' },
            { key: 'other', example: 'd3d5c2' },
          ],
        },
      ],
    },
    {
      id: 'push',
      position: '4b/6/1w5/8/1b2w4/3b4/2b2w1/6/5 b 0,0',
      marks: ['e5'],
      turns: [
        {
          goal: [{ is: 'event', event: 'push', atLeast: 1 }],
          answer: 'c3d4',
          wrong: [{ key: 'none', example: 'e2f3' }],
        },
      ],
    },
    {
      id: 'three',
      position: '5/w5/7/b3w3/4w4/3b4/2b3w/1b4/5 b 0,0',
      marks: ['e5', 'f6'],
      turns: [
        {
          goal: [{ is: 'event', event: 'push', atLeast: 2 }],
          answer: 'b2c3',
          wrong: [{ key: 'none', example: 'f2f3' }],
        },
      ],
    },
    {
      id: 'blocked',
      position: '5/6/bbbww2/2w5/2w1bwbb1/1b6/b6/6/5 b 0,0',
      turns: [
        {
          goal: [{ is: 'event', event: 'push', atLeast: 1 }],
          answer: 'g3g4',
          wrong: [{ key: 'none', example: 'e8f9' }],
        },
      ],
    },
    {
      id: 'off',
      position: '5/2w3/7/3w4/3b2bbw/2b5/7/6/5 b 0,0',
      turns: [
        {
          goal: [{ is: 'event', event: 'eject', atLeast: 1 }],
          answer: 'e7e8',
          wrong: [
            { key: 'push', when: { is: 'event', event: 'push', atLeast: 1 }, example: 'd3e4' },
            { key: 'none', example: 'e8f9' },
          ],
        },
      ],
    },
    {
      id: 'safe',
      position: '5/1w4/1w5/8/4bb3/2w5/2w4/2wb2/2b2 b 0,0',
      marks: ['a3', 'b3', 'c3', 'd3'],
      turns: [
        {
          goal: [{ is: 'safe-from', event: 'eject', atLeast: 1 }],
          answer: 'a3b4',
          wrong: [{ key: 'lost', example: 'e5f5' }],
        },
      ],
    },
    {
      id: 'more',
      variant: 'three-players',
      position: '5/2r3/7/1w6/1bbbwr3/8/2r2b1/1w4/5 b 0,0,0',
      marks: ['e5', 'e6'],
      turns: [
        {
          goal: [{ is: 'event', event: 'push', atLeast: 2 }],
          answer: 'e2e3',
          wrong: [{ key: 'none', example: 'e4f4' }],
        },
      ],
    },
    {
      id: 'teams',
      variant: 'four-players',
      position: '5/4y1/rbw4/8/1r2w4/3r4/2b2y1/6/5 b 0,0,0,0',
      marks: ['c3', 'd4', 'e5'],
      turns: [
        {
          goal: [{ is: 'event', event: 'push', atLeast: 1 }],
          answer: 'c3d4',
          wrong: [{ key: 'none', example: 'c3c4' }],
        },
      ],
    },
    {
      id: 'win',
      position: 'w4/1b4/2b1w2/1ww5/6bbw/8/1b5/1b4/1w3 b 4,3',
      turns: [
        {
          goal: [{ is: 'event', event: 'eject', atLeast: 1 }],
          answer: 'e7e8',
          wrong: [{ key: 'none', example: 'e7f8' }],
          reply: { e7e8: 'a2a1', g5h5: 'a2a1', c2b2: 'e9f9' },
        },
        { goal: [{ is: 'wins' }], answer: 'g5h5', wrong: [{ key: 'none', example: 'b2b3' }] },
      ],
    },
  ],
  // Six marbles take long; three make a first game of five minutes.
  game: { settings: { game: 'abalone', variant: 'standard', options: { target: '3' } }, seat: 1 },
};
