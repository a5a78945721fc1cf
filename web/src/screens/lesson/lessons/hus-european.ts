import type { Lesson } from '../lesson';

/** Hus as it is played in Europe: clockwise, a capture needs seeds in the inner pit opposite. The learner is South. */
export const lesson: Lesson = {
  id: 'hus-european',
  settings: { game: 'hus', variant: 'european' },
  seat: 1,
  steps: [
    {
      id: 'board',
      position: '2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0/0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2 s',
      turns: [],
    },
    {
      id: 'goal',
      position: '2,2,2,2,2,2,2,2/2,2,2,2,0,0,0,0/0,0,0,0,2,2,2,2/2,2,2,2,2,2,2,2 s',
      turns: [],
    },
    {
      id: 'sow',
      position: '0,0,0,0,0,0,0,0/0,0,0,2,0,2,0,0/0,0,0,0,0,1,0,2/0,1,0,0,0,3,0,0 s',
      marks: ['f1'],
      turns: [{ goal: [{ is: 'move', moves: ['f1'] }], answer: 'f1', wrong: [{ key: 'other', example: 'h2' }] }],
    },
    {
      id: 'relay',
      position: '0,2,0,0,0,0,2,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,2,0,2,0,0,2 s',
      turns: [
        {
          goal: [{ is: 'event', event: 'lap', atLeast: 2 }],
          answer: 'e1',
          wrong: [{ key: 'short', example: 'h1' }],
        },
      ],
    },
    {
      id: 'capture',
      position: '0,1,0,0,0,0,2,0/0,3,0,0,0,0,0,0/0,1,0,0,0,0,0,0/0,3,0,0,0,2,0,0 s',
      marks: ['b3', 'b4'],
      turns: [
        {
          goal: [{ is: 'event', event: 'capture', sum: 'seeds', atLeast: 4 }],
          answer: 'b1',
          wrong: [{ key: 'none', example: 'f1' }],
        },
      ],
    },
    {
      id: 'opposite',
      position: '0,0,5,0,0,0,0,3/0,0,0,0,0,0,0,1/2,0,1,0,0,2,0,1/0,0,0,0,0,0,0,0 s',
      turns: [
        {
          goal: [{ is: 'event', event: 'capture', atLeast: 1 }],
          answer: 'f2',
          wrong: [{ key: 'empty', example: 'a2' }],
        },
      ],
    },
    {
      id: 'chain',
      position: '0,2,1,0,0,0,1,0/0,0,1,0,0,0,3,1/2,0,1,0,0,2,1,1/0,0,0,0,0,0,2,0 s',
      turns: [
        {
          goal: [{ is: 'event', event: 'capture', sum: 'seeds', atLeast: 6 }],
          answer: 'a2',
          wrong: [
            { key: 'once', when: { is: 'event', event: 'capture', atLeast: 1 }, example: 'f2' },
            { key: 'none', example: 'g1' },
          ],
        },
      ],
    },
    {
      id: 'safe',
      position: '0,2,2,0,0,0,0,0/0,0,0,0,4,0,2,0/0,0,1,0,4,0,0,0/0,0,0,2,0,0,2,0 s',
      marks: ['g3', 'e2'],
      turns: [
        {
          goal: [{ is: 'safe-from', event: 'capture', atLeast: 1 }],
          answer: 'e2',
          wrong: [{ key: 'lost', example: 'd1' }],
        },
      ],
    },
    {
      id: 'endless',
      position: '0,3,0,4,0,0,0,2/0,0,0,0,1,1,2,3/0,5,0,3,1,2,3,7/1,0,1,0,1,2,1,5 s',
      marks: ['h1'],
      turns: [{ goal: [], answer: 'f1', wrong: [] }],
    },
    {
      id: 'end',
      position: '0,0,0,0,0,0,0,0/0,1,0,1,1,0,0,3/0,0,0,0,3,0,2,1/0,0,0,0,0,5,0,0 s',
      marks: ['h3'],
      turns: [{ goal: [{ is: 'wins' }], answer: 'e2', wrong: [{ key: 'other', example: 'f1' }] }],
    },
    {
      id: 'win',
      position: '0,0,0,3,0,0,0,1/0,0,3,1,0,0,2,0/0,2,0,2,0,1,0,0/3,0,3,0,3,0,0,0 s',
      turns: [
        {
          goal: [{ is: 'event', event: 'capture', sum: 'seeds', atLeast: 4 }],
          answer: 'b2',
          wrong: [{ key: 'none', example: 'e1' }],
          reply: 'g3',
        },
        { goal: [{ is: 'wins' }], answer: 'a1', wrong: [{ key: 'not-yet', example: 'c1' }] },
      ],
    },
  ],
  game: { settings: { game: 'hus', variant: 'european' }, seat: 1 },
};
