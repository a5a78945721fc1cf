import type { AbaloneDiagram } from '../../engine/types';
import { onePieceACell, type EditorTools } from '../shared/editor-tools';
import Fields from './Fields.svelte';
import { CELLS } from './geometry';
import Swatch from './Swatch.svelte';

/** The same drawing with something else in a cell. */
function changed(diagram: AbaloneDiagram, cell: string, marble: number | null): AbaloneDiagram {
  return { ...diagram, cells: diagram.cells.with(CELLS.indexOf(cell), marble) };
}

function marbleIn(diagram: AbaloneDiagram, cell: string): number | null {
  return diagram.cells[CELLS.indexOf(cell)] ?? null;
}

/** Abalone: a brush is a seat, whose marbles it puts there. */
export const tools: EditorTools<AbaloneDiagram> = {
  brushes: (supply) => supply.pushed_off.map((_, index) => `${index + 1}`),
  count: (diagram, brush) => diagram.cells.filter((marble) => marble === Number(brush)).length,
  ...onePieceACell(marbleIn, changed),
  empty: ({ cells, pushed_off, ...rest }) => ({ ...rest, cells: cells.map(() => null), pushed_off: pushed_off.map(() => 0) }),
  name: (brush, t) => t('abalone-brush', { seat: Number(brush) }),
  Swatch,
  Fields,
};
