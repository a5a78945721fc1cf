import type { Lesson } from '../lesson';

/** Hus as it is played in Africa: counter-clockwise, a capture needs seeds in both pits opposite. The learner is South. */
export const lesson: Lesson = {
  id: 'hus-african',
  settings: { game: 'hus', variant: 'african' },
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
      position: '0,0,0,0,0,0,0,0/0,0,2,0,2,0,0,0/0,2,1,0,0,0,0,0/0,0,3,0,0,0,1,0 s',
      marks: ['c1'],
      turns: [{ goal: [{ is: 'move', moves: ['c1'] }], answer: 'c1', wrong: [{ key: 'other', example: 'b2' }] }],
    },
    {
      id: 'relay',
      position: '0,2,0,0,0,0,2,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/2,0,0,2,0,2,0,0 s',
      turns: [
        {
          goal: [{ is: 'event', event: 'lap', atLeast: 2 }],
          answer: 'd1',
          wrong: [{ key: 'short', example: 'a1' }],
        },
      ],
    },
    {
      id: 'capture',
      position: '0,2,0,0,0,0,1,0/0,0,0,0,0,0,3,0/0,0,0,0,0,0,1,0/0,0,2,0,0,0,3,0 s',
      marks: ['g3', 'g4'],
      turns: [
        {
          goal: [{ is: 'event', event: 'capture', sum: 'seeds', atLeast: 4 }],
          answer: 'g1',
          wrong: [{ key: 'none', example: 'c1' }],
        },
      ],
    },
    {
      id: 'both',
      position: '3,0,0,0,0,0,0,0/1,0,0,0,0,4,0,0/1,0,2,0,0,1,0,2/0,0,0,0,0,0,0,0 s',
      turns: [
        {
          goal: [{ is: 'event', event: 'capture', atLeast: 1 }],
          answer: 'c2',
          wrong: [{ key: 'one', example: 'h2' }],
        },
      ],
    },
    {
      id: 'chain',
      position: '0,0,1,0,0,2,2,0/0,0,3,0,0,1,0,0/0,0,1,0,0,1,0,2/0,0,0,0,2,0,2,0 s',
      turns: [
        {
          goal: [{ is: 'event', event: 'capture', sum: 'seeds', atLeast: 7 }],
          answer: 'h2',
          wrong: [{ key: 'none', example: 'e1' }],
        },
      ],
    },
    {
      id: 'safe',
      position: '0,3,2,0,1,0,0,0/0,3,0,0,3,0,0,0/0,1,0,0,0,2,0,1/0,3,1,0,0,0,3,0 s',
      marks: ['b4', 'b2', 'b1'],
      turns: [
        {
          goal: [{ is: 'safe-from', event: 'capture', atLeast: 1 }],
          answer: 'b1',
          wrong: [{ key: 'lost', example: 'g1' }],
        },
      ],
    },
    {
      id: 'endless',
      position: '0,0,2,3,1,0,0,0/0,0,0,1,1,0,0,1/5,2,8,2,1,2,3,2/2,1,2,3,2,1,2,1 s',
      marks: ['b2'],
      turns: [{ goal: [], answer: 'a1', wrong: [] }],
    },
    {
      id: 'end',
      position: '0,0,0,0,0,0,0,1/0,1,0,1,0,0,0,3/0,0,0,0,0,0,0,1/0,0,2,0,0,0,2,0 s',
      marks: ['h3', 'h4'],
      turns: [{ goal: [{ is: 'wins' }], answer: 'g1', wrong: [{ key: 'other', example: 'c1' }] }],
    },
    {
      id: 'win',
      position: '2,0,0,0,0,0,1,3/0,0,0,0,0,0,0,3/0,0,2,0,0,0,0,3/0,0,3,3,0,0,1,2 s',
      marks: ['h3', 'h4'],
      turns: [
        {
          goal: [{ is: 'event', event: 'capture', sum: 'seeds', atLeast: 6 }],
          answer: 'd1',
          wrong: [{ key: 'none', example: 'c1' }],
          reply: 'a4',
        },
        { goal: [{ is: 'wins' }], answer: 'c2', wrong: [] },
      ],
    },
  ],
  game: { settings: { game: 'hus', variant: 'african' }, seat: 1 },
};
