import type { GouDiagram } from '../../engine/types';
import { onePieceACell, type EditorTools } from '../shared/editor-tools';
import Swatch from './Swatch.svelte';

/** The same drawing with something else on a point. */
function changed(diagram: GouDiagram, point: string, piece: number | null): GouDiagram {
  return { ...diagram, spots: diagram.spots.map((spot) => (spot.point === point ? { ...spot, piece } : spot)) };
}

function pieceOn(diagram: GouDiagram, point: string): number | null {
  return diagram.spots.find((spot) => spot.point === point)?.piece ?? null;
}

/** Gou: a brush is a seat, whose pieces it puts there. What is captured is what is missing. */
export const tools: EditorTools<GouDiagram> = {
  brushes: () => ['1', '2'],
  count: (diagram, brush) => diagram.spots.filter((spot) => spot.piece === Number(brush)).length,
  ...onePieceACell(pieceOn, changed),
  empty: (diagram) => ({ ...diagram, spots: diagram.spots.map((spot) => ({ ...spot, piece: null })) }),
  name: (brush, t) => t('gou-brush', { seat: Number(brush) }),
  Swatch,
};
