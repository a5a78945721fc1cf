import type { Book, Condition, Effect, Figure, Part, Under } from './book';
import { CAPTURES, DIFFERENCES } from './hus-positions';

const CLOCKWISE: Condition = { options: { direction: 'clockwise' } };
const COUNTER_CLOCKWISE: Condition = { options: { direction: 'counter-clockwise' } };

/** A limit so low that an example would be endless is no reason to leave it out. */
const USUAL_LIMIT = { options: { 'max-laps': '5000' } };

const ONE_LAP: Effect = { events: { lap: 1, capture: 0 }, ends: null };
const TWO_LAPS: Effect = { events: { lap: 2, capture: 0 }, ends: null };

/** The same pit under the European rule and under one that the African sheet changes. */
function differsBy(option: keyof typeof DIFFERENCES, value: string, european: Effect, changed: Effect): Figure {
  const other: Under = { variant: 'european', options: { [option]: value }, named: option, effect: changed };
  const one: Under = { variant: 'european', named: option, effect: european };
  return { kind: 'comparison', caption: `differs-${option}`, ...DIFFERENCES[option], under: [one, other] };
}

const captures: Part[] = CAPTURES.map(({ options, shown }) => ({
  figure: { kind: 'example', caption: 'capture-example', as: USUAL_LIMIT, ...shown, effect: { events: { lap: 2 }, ends: null } },
  when: { options },
}));

/** Hus, European and African. */
const book: Book = {
  variants: ['european', 'african'],
  chapters: [
    {
      id: 'goal',
      parts: [{ text: 'goal' }],
    },
    {
      id: 'board',
      parts: [{ text: 'board' }, { text: 'board-start' }, { figure: { kind: 'start', caption: 'start' } }],
    },
    {
      id: 'sow',
      parts: [
        { text: 'sow' },
        { text: 'sow-clockwise', when: CLOCKWISE },
        { text: 'sow-counter-clockwise', when: COUNTER_CLOCKWISE },
        { text: 'sow-round' },
        { figure: { kind: 'example', caption: 'sow-example-clockwise', move: 'b1', effect: ONE_LAP }, when: CLOCKWISE },
        { figure: { kind: 'example', caption: 'sow-example-counter-clockwise', move: 'e2', effect: ONE_LAP }, when: COUNTER_CLOCKWISE },
        { figure: { kind: 'forbidden', caption: 'sow-single', position: DIFFERENCES.ends.position, move: 'a1', rule: 'hus-illegal-single-seed' } },
      ],
    },
    {
      id: 'relay',
      parts: [
        { text: 'relay' },
        { figure: { kind: 'example', caption: 'relay-example-clockwise', as: USUAL_LIMIT, move: 'e1', effect: TWO_LAPS }, when: CLOCKWISE },
        { figure: { kind: 'example', caption: 'relay-example-counter-clockwise', as: USUAL_LIMIT, move: 'h1', effect: TWO_LAPS }, when: COUNTER_CLOCKWISE },
        { text: 'endless' },
      ],
    },
    {
      id: 'capture',
      parts: [
        { text: 'capture-inner', when: { options: { 'capture-if': 'inner' } } },
        { text: 'capture-both', when: { options: { 'capture-if': 'both' } } },
        { text: 'resow-with-own', when: { options: { resow: 'with-own' } } },
        { text: 'resow-captured-only', when: { options: { resow: 'captured-only' } } },
        ...captures,
        { text: 'no-capture' },
      ],
    },
    {
      id: 'end',
      parts: [
        { text: 'ends-either', when: { options: { ends: 'either' } } },
        {
          figure: { kind: 'example', caption: 'ends-either-example', ...DIFFERENCES.ends, effect: { ends: 'only-singles' } },
          when: { options: { ends: 'either', direction: 'clockwise' } },
        },
        { text: 'ends-mover', when: { options: { ends: 'mover' } } },
        { text: 'points' },
      ],
    },
    {
      id: 'differs',
      isBeyond: true,
      parts: [
        { text: 'differs' },
        {
          figure: {
            kind: 'comparison',
            caption: 'differs-all',
            ...DIFFERENCES.all,
            under: [
              { variant: 'european', effect: { events: { lap: 2, capture: 1 } } },
              { variant: 'african', effect: { events: { lap: 2, capture: 2 } } },
            ],
          },
        },
        {
          figure: differsBy('direction', 'counter-clockwise', { events: { capture: 1 } }, { events: { capture: 0 } }),
        },
        { figure: differsBy('capture-if', 'both', { events: { capture: 1 } }, { events: { capture: 0 } }) },
        { figure: differsBy('resow', 'captured-only', { events: { capture: 1, lift: 2 } }, { events: { capture: 1, lift: 1 } }) },
        { figure: differsBy('ends', 'mover', { ends: 'only-singles' }, { ends: null }) },
      ],
    },
    {
      id: 'readings',
      isBeyond: true,
      parts: [
        { text: 'readings-must' },
        { text: 'readings-end' },
        { text: 'readings-both', when: { options: { ends: 'either' } } },
        { text: 'readings-own' },
        { text: 'readings-endless' },
        { text: 'readings-first' },
      ],
    },
  ],
};

export default book;
