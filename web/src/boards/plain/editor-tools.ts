import type { PlainCell, PlainDiagram, PlainPiece } from '../../engine/types';
import type { EditorTools } from '../shared/editor-tools';
import Swatch from './Swatch.svelte';

const brushOf = ({ seat, mark }: PlainPiece) => `${seat} ${mark}`;

/** The piece that a brush puts. */
export function pieceOf(brush: string): PlainPiece {
  const [seat = '1', mark = ''] = brush.split(' ');
  return { seat: Number(seat), mark };
}

function changed(diagram: PlainDiagram, name: string, piece: PlainPiece | null): PlainDiagram {
  const put = (cell: PlainCell | null) => (cell?.name === name ? { ...cell, piece } : cell);
  return { ...diagram, rows: diagram.rows.map((row) => row.map(put)) };
}

function cellsOf(diagram: PlainDiagram): PlainCell[] {
  return diagram.rows.flat().filter((cell) => cell !== null);
}

function pieceIn(diagram: PlainDiagram, name: string): PlainPiece | null {
  return cellsOf(diagram).find((cell) => cell.name === name)?.piece ?? null;
}

const isOf = (brush: string) => (piece: PlainPiece | null) => piece !== null && brushOf(piece) === brush;

/** A plain board: a brush is a kind of piece. */
export const tools: EditorTools<PlainDiagram> = {
  brushes: (supply) => supply.kinds.map(brushOf),
  // How many pieces there are is a rule.
  count: () => null,
  put: (diagram, cell, brush) => changed(diagram, cell, isOf(brush)(pieceIn(diagram, cell)) ? null : pieceOf(brush)),
  take: (diagram, cell) => changed(diagram, cell, null),
  carry: (diagram, from, to) => {
    const left = changed(diagram, from, null);
    return to === null ? left : changed(left, to, pieceIn(diagram, from));
  },
  empty: (diagram) => cellsOf(diagram).reduce((emptier, { name }) => changed(emptier, name, null), diagram),
  name: (brush, t) => t('plain-brush', { seat: pieceOf(brush).seat, mark: pieceOf(brush).mark }),
  Swatch,
};
