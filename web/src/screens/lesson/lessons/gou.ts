import type { Lesson } from '../lesson';

/** Gou. The learner is Red. A side with four pieces has lost, so that every board has at least five of each. */
export const lesson: Lesson = {
  id: 'gou',
  settings: { game: 'gou', variant: 'base' },
  seat: 1,
  steps: [
    {
      id: 'board',
      position: 'rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr r',
      turns: [],
    },
    {
      id: 'goal',
      position: 'rrryyy/r3y/rr2yy/5/r4y/4/y4r/5/yy2rr/y3r/yyyrrr r',
      marks: ['e7', 'g7', 'e5', 'g5'],
      turns: [],
    },
    {
      id: 'slide',
      position: 'y4r/5/1r4/5/6/4/6/y3y/6/2y1r/r1r2y r',
      marks: ['c9', 'i9'],
      turns: [
        {
          goal: [{ is: 'reaches', cell: 'i9' }],
          answer: 'c9-i9',
          wrong: [
            { key: 'short', when: { is: 'move', moves: ['c9-e9', 'c9-g9'] }, example: 'c9-g9' },
            { key: 'other', example: 'a1-c1' },
          ],
        },
      ],
    },
    {
      id: 'diagonal',
      position: 'y4r/5/6/1r3/6/4/6/y4/1y2r1/y3r/r4y r',
      marks: ['d8', 'e7'],
      turns: [{ goal: [{ is: 'reaches', cell: 'e7' }], answer: 'd8-e7', wrong: [{ key: 'other', example: 'd8-f8' }] }],
    },
    {
      id: 'capture',
      position: 'r4y/1ry1r/6/5/6/4/6/y3y/1y4/5/y2r1r r',
      marks: ['f10'],
      turns: [
        {
          goal: [{ is: 'event', event: 'remove', atLeast: 1 }],
          answer: 'j10-h10',
          wrong: [{ key: 'none', example: 'd10-b10' }],
        },
      ],
    },
    {
      id: 'double',
      position: 'y4y/5/1ry1r1/1ry2/2r3/4/6/3ry/1y4/y4/y4r r',
      turns: [
        {
          goal: [{ is: 'event', event: 'remove', atLeast: 2 }],
          answer: 'i9-g9',
          wrong: [
            { key: 'one', when: { is: 'event', event: 'remove', atLeast: 1 }, example: 'h4-h8' },
            { key: 'none', example: 'k1-i1' },
          ],
        },
      ],
    },
    {
      id: 'between',
      position: '3y2/1ry1r/4y1/5/1r4/4/1y4/1y3/4r1/2y2/r4y r',
      marks: ['g11', 'h10', 'i9'],
      turns: [
        {
          goal: [{ is: 'event', event: 'remove', atLeast: 1 }],
          answer: 'i3-c3',
          wrong: [{ key: 'none', example: 'c7-c9' }],
        },
      ],
    },
    {
      id: 'safe',
      position: 'y3yr/1yr2/6/5/6/4/1r3y/5/4y1/4y/rrr2r r',
      marks: ['d10', 'f10', 'i11'],
      turns: [
        {
          goal: [{ is: 'safe-from', event: 'remove', atLeast: 1 }],
          answer: 'f10-e9',
          wrong: [{ key: 'lost', example: 'a1-a3' }],
        },
      ],
    },
    {
      id: 'corner',
      position: 'ry4/y4/y5/2y2/2ry2/4/5r/5/4r1/5/2r2y r',
      marks: ['a11', 'k11', 'a1', 'k1', 'd6', 'e7', 'f8'],
      turns: [],
    },
    {
      id: 'block',
      position: 'y4y/y4/6/1rr2/2yy2/4/3y2/1yr2/6/4r/r4r r',
      marks: ['e5'],
      turns: [{ goal: [{ is: 'safe' }], answer: 'd8-d6', wrong: [{ key: 'lost', example: 'a1-c1' }] }],
    },
    {
      id: 'win',
      position: 'y4y/5/4r1/5/2rr2/4/6/yr1r1/5y/2y1y/r1y3 r',
      marks: ['e5', 'g5'],
      turns: [
        {
          goal: [{ is: 'move', moves: ['d4-e5', 'h4-g5'] }],
          answer: 'd4-e5',
          wrong: [{ key: 'other', example: 'e7-d8' }],
          reply: 'f2-e3',
        },
        { goal: [{ is: 'wins' }], answer: 'h4-g5', wrong: [{ key: 'not-yet', example: 'a1-a3' }] },
      ],
    },
  ],
  game: { settings: { game: 'gou', variant: 'base' }, seat: 1 },
};
