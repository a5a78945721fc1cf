import type { HusDiagram } from '../../engine/types';
import type { EditorTools } from '../shared/editor-tools';
import Fields from './Fields.svelte';
import { seedsIn, withSeeds } from './pits';
import Swatch from './Swatch.svelte';

/** Brushes: a seed more, a seed less. */
const MORE = 'more';
const LESS = 'less';

/** Hus: a press puts a seed into a pit or takes one out; a typed number is how many lie there. */
export const tools: EditorTools<HusDiagram> = {
  brushes: () => [MORE, LESS],
  count: (diagram, brush) => (brush === LESS ? null : diagram.rows.flat().reduce((sum, seeds) => sum + seeds, 0)),
  put: (diagram, pit, brush) => withSeeds(diagram, pit, seedsIn(diagram, pit) + (brush === LESS ? -1 : 1)),
  take: (diagram, pit) => withSeeds(diagram, pit, 0),
  carry: (diagram, from, to) => {
    const left = withSeeds(diagram, from, 0);
    return to === null ? left : withSeeds(left, to, seedsIn(left, to) + seedsIn(diagram, from));
  },
  number: withSeeds,
  empty: (diagram) => ({ ...diagram, rows: diagram.rows.map((row) => row.map(() => 0)) as HusDiagram['rows'] }),
  name: (brush, t) => t(brush === LESS ? 'hus-brush-less' : 'hus-brush-more'),
  Swatch,
  Fields,
};
