import type { Book } from './book';

const CAPTURE = 'rr2yy/5/r3yy/5/5y/4/6/5/1r4/2y2/2r3 r';
const SEVERAL = 'rr2yy/5/r3yy/5/5y/4/6/5/1r4/2yy1/2r1r1 r';
const BETWEEN = 'rr2yy/5/rr2yy/5/5y/4/6/5/1y4/2r2/2y3 r';
const ROW = 'rr2yy/5/r3yy/5/5y/4/6/5/1ryy2/3r1/6 r';
const STOP = 'rr2yy/5/r3yy/5/5y/4/6/5/1ry1y1/2r2/6 r';
/** As before, but no own piece stands behind the enemy. */
const STOP_IN_VAIN = 'rr2yy/5/r3yy/5/5y/4/6/r4/2y1y1/2r2/6 r';

const ROWS_OFF = { options: { rows: 'false' } };
const ROWS_ON = { options: { rows: 'true' } };
const STOP_OFF = { options: { 'stop-between': 'false' } };
const STOP_ON = { options: { 'stop-between': 'true' } };

/** Gou and its variations. */
const book: Book = {
  variants: ['base', 'variation-1', 'variation-2', 'variations-1-2'],
  chapters: [
    {
      id: 'goal',
      parts: [{ text: 'goal' }],
    },
    {
      id: 'board',
      parts: [{ text: 'board' }, { figure: { kind: 'start', caption: 'start' } }, { text: 'board-goals' }],
    },
    {
      id: 'move',
      parts: [
        { text: 'move' },
        { text: 'move-slide' },
        { figure: { kind: 'picture', caption: 'move-slide-picture', moves: ['b10-d10', 'b10-f10'] } },
        { text: 'move-step' },
        { figure: { kind: 'example', caption: 'move-step-example', move: 'a7-b6', effect: { events: { slide: 1, remove: 0 }, ends: null } } },
      ],
    },
    {
      id: 'capture',
      parts: [
        { text: 'capture' },
        { figure: { kind: 'example', caption: 'capture-example', position: CAPTURE, move: 'c3-g3', effect: { events: { remove: 1 }, ends: null } } },
        { text: 'capture-several' },
        {
          figure: { kind: 'example', caption: 'capture-several-example', position: SEVERAL, move: 'c3-g3', effect: { events: { remove: 2 }, ends: null } },
        },
        { text: 'capture-single', when: ROWS_OFF },
      ],
    },
    {
      id: 'rows',
      when: ROWS_ON,
      parts: [
        { text: 'rows' },
        { figure: { kind: 'example', caption: 'rows-example', position: ROW, move: 'h2-i3', effect: { events: { remove: 2 }, ends: null } } },
        {
          figure: {
            kind: 'comparison',
            caption: 'rows-differs',
            position: ROW,
            move: 'h2-i3',
            under: [
              { variant: 'base', effect: { events: { remove: 0 } } },
              { variant: 'variation-1', effect: { events: { remove: 2 } } },
            ],
          },
          isBeyond: true,
        },
      ],
    },
    {
      id: 'between',
      when: STOP_OFF,
      parts: [
        { text: 'between' },
        { figure: { kind: 'forbidden', caption: 'between-forbidden', position: BETWEEN, move: 'f2-d2', rule: 'gou-illegal-stops-between' } },
        { text: 'between-pass' },
        { figure: { kind: 'example', caption: 'between-pass-example', position: BETWEEN, move: 'f2-b2', effect: { events: { slide: 1 }, ends: null } } },
      ],
    },
    {
      id: 'stop',
      when: STOP_ON,
      parts: [
        { text: 'stop' },
        { figure: { kind: 'example', caption: 'stop-example', position: STOP, move: 'f2-g3', effect: { events: { remove: 1 }, ends: null } } },
        { text: 'stop-pairs' },
        { figure: { kind: 'forbidden', caption: 'stop-forbidden', position: STOP_IN_VAIN, move: 'f2-g3', rule: 'gou-illegal-captures-neither' } },
        {
          figure: {
            kind: 'comparison',
            caption: 'stop-differs',
            position: STOP,
            move: 'f2-g3',
            under: [
              { variant: 'base', effect: { refusedBy: 'gou-illegal-stops-between' } },
              { variant: 'variation-2', effect: { events: { remove: 1 } } },
            ],
          },
          isBeyond: true,
        },
        { text: 'between-pass' },
      ],
    },
    {
      id: 'win',
      parts: [
        { text: 'win-goals' },
        {
          figure: {
            kind: 'example',
            caption: 'win-goals-example',
            position: 'rr2yy/5/r3yy/5/2rr1y/4/2r3/3r1/6/5/6 r',
            move: 'h4-g5',
            effect: { ends: 'goal-points' },
          },
        },
        { text: 'win-captures' },
        {
          figure: {
            kind: 'example',
            caption: 'win-captures-example',
            position: 'rr2yy/5/r4y/5/5y/4/6/5/1r4/2y2/2r3 r',
            move: 'c3-g3',
            effect: { events: { remove: 1 }, ends: 'captures' },
          },
          when: { options: { captures: '10' } },
        },
        { text: 'win-stuck' },
      ],
    },
    {
      id: 'variations',
      isBeyond: true,
      when: { options: { rows: 'false', 'stop-between': 'false' } },
      parts: [
        { text: 'variations' },
        {
          figure: {
            kind: 'comparison',
            caption: 'rows-differs',
            position: ROW,
            move: 'h2-i3',
            under: [
              { variant: 'base', effect: { events: { remove: 0 } } },
              { variant: 'variation-1', effect: { events: { remove: 2 } } },
            ],
          },
        },
        {
          figure: {
            kind: 'comparison',
            caption: 'stop-differs',
            position: STOP,
            move: 'f2-g3',
            under: [
              { variant: 'base', effect: { refusedBy: 'gou-illegal-stops-between' } },
              { variant: 'variation-2', effect: { events: { remove: 1 } } },
            ],
          },
        },
      ],
    },
    {
      id: 'readings',
      isBeyond: true,
      parts: [
        { text: 'readings-board' },
        { text: 'readings-captures' },
        { text: 'readings-rows' },
        { text: 'readings-must' },
        { text: 'readings-moved' },
        { text: 'readings-stuck' },
        { text: 'readings-stop', when: STOP_ON },
      ],
    },
  ],
};

export default book;
