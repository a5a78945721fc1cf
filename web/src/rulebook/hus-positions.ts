import type { Shown } from './find-positions';

/** Found by `findDifferences`; a test looks for them again. */
export const DIFFERENCES = {
  direction: { position: '1,2,5,5,0,1,0,2/0,1,3,3,1,2,1,1/0,2,2,1,1,1,0,0/0,1,2,5,0,1,4,0 s', move: 'c2' },
  'capture-if': { position: '1,2,5,5,0,1,0,2/0,1,3,3,1,2,1,1/0,2,2,1,1,1,0,0/0,1,2,5,0,1,4,0 s', move: 'c2' },
  resow: { position: '1,1,1,3,0,1,0,1/1,1,0,2,0,0,1,1/1,1,0,2,2,5,2,0/4,3,0,3,2,0,3,6 s', move: 'e2' },
  ends: { position: '0,6,0,2,3,7,1,6/1,0,5,1,6,1,0,2/0,0,0,0,2,0,0,0/1,0,1,1,1,1,0,0 s', move: 'e2' },
  all: { position: '5,1,1,0,1,0,3,3/1,1,1,4,2,2,0,2/0,2,0,2,3,1,0,1/0,2,5,1,1,2,0,1 s', move: 'd2' },
} satisfies Record<string, Shown>;

/** A capture under each combination of the options that decide it. Found by `findCapture`; a test looks for them again. */
export const CAPTURES: readonly { options: { direction: string; 'capture-if': string; resow: string }; shown: Shown }[] = [
  {
    options: { direction: 'clockwise', 'capture-if': 'inner', resow: 'with-own' },
    shown: { position: '2,2,2,2,0,3,0,3/2,2,2,2,0,0,1,1/1,1,1,0,2,2,2,2/0,3,3,0,3,0,2,2 s', move: 'e2' },
  },
  {
    options: { direction: 'clockwise', 'capture-if': 'inner', resow: 'captured-only' },
    shown: { position: '1,0,0,0,0,3,5,1/2,1,8,5,1,2,0,0/3,2,2,0,1,0,2,0/1,2,0,0,2,0,2,2 s', move: 'c2' },
  },
  {
    options: { direction: 'clockwise', 'capture-if': 'both', resow: 'with-own' },
    shown: { position: '0,1,0,2,1,2,1,0/3,1,1,0,2,1,0,1/0,1,3,2,1,0,5,0/2,0,3,0,3,5,0,7 s', move: 'a1' },
  },
  {
    options: { direction: 'clockwise', 'capture-if': 'both', resow: 'captured-only' },
    shown: { position: '1,0,1,0,1,4,1,0/1,1,1,0,0,1,2,2/2,3,3,3,0,3,1,0/6,0,3,1,2,4,0,1 s', move: 'a2' },
  },
  {
    options: { direction: 'counter-clockwise', 'capture-if': 'inner', resow: 'with-own' },
    shown: { position: '1,0,0,1,1,1,1,1/0,2,3,4,4,1,4,5/0,1,3,2,1,0,1,2/0,2,0,2,1,0,3,1 s', move: 'd2' },
  },
  {
    options: { direction: 'counter-clockwise', 'capture-if': 'inner', resow: 'captured-only' },
    shown: { position: '3,2,1,1,2,0,2,0/2,2,1,1,11,0,1,2/1,0,2,2,2,2,0,3/1,0,2,1,0,1,0,0 s', move: 'f2' },
  },
  {
    options: { direction: 'counter-clockwise', 'capture-if': 'both', resow: 'with-own' },
    shown: { position: '0,1,0,4,1,1,1,3/2,1,3,5,1,5,4,0/1,1,4,2,0,0,0,0/0,0,0,2,4,0,1,1 s', move: 'd2' },
  },
  {
    options: { direction: 'counter-clockwise', 'capture-if': 'both', resow: 'captured-only' },
    shown: { position: '0,1,0,1,0,0,2,3/1,6,2,1,0,1,0,0/3,0,2,2,2,2,2,1/3,0,4,2,2,1,0,4 s', move: 'f2' },
  },
];
