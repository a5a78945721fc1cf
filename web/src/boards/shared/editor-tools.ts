import type { Component } from 'svelte';
import type { View } from '../../engine/types';
import type { Translate } from '../../lib/text/messages.svelte';

/** Takes away instead of putting there. */
export const TAKE = 'take';

/** What a brush looks like in the palette. */
export interface SwatchProps {
  brush: string;
}

/** What the parts of a position that lie in no cell need. */
export interface FieldsProps<D> {
  /** The position as it is drawn now. */
  diagram: D;
  /** What is played: whose names the seats have. */
  view: View;
  /** The cell that was touched last. */
  cell: string;
  onchange: (diagram: D) => void;
  /** Another cell is meant now. */
  come: (cell: string) => void;
  t: Translate;
}

/**
 * What a hand can do to the drawing of one game while a position is put up. Drawings are made again, never changed. A tools knows
 * what lies where and no rule: what can be played, the rules say.
 */
export interface EditorTools<D> {
  /** What there is to put on the board, by the names that the other tools know; `supply` is the first position of a game. */
  brushes: (supply: D) => string[];
  /** How many there are of what a brush puts; null where another brush tells it already. */
  count: (diagram: D, brush: string) => number | null;
  /** The drawing after a press with a brush. */
  put: (diagram: D, cell: string, brush: string) => D;
  /** The drawing after something is taken out of a cell. */
  take: (diagram: D, cell: string) => D;
  /** The drawing after a drag from a cell to another, or off the board. */
  carry: (diagram: D, from: string, to: string | null) => D;
  /** The drawing after a number was typed on a cell, where numbers mean something there. */
  number?: (diagram: D, cell: string, number: number) => D;
  /** The drawing as the board shows it, where that is not the position alone. */
  shown?: (diagram: D) => D;
  /** Nothing on the board. */
  empty: (diagram: D) => D;
  /** The name of a brush, for the palette and for screen readers. */
  name: (brush: string, t: Translate) => string;
  /** What a brush puts, drawn in the square from -1 to 1. */
  Swatch: Component<SwatchProps>;
  /** What else the position holds. */
  Fields?: Component<FieldsProps<D>>;
}

/** The tools where a cell holds a piece of one seat or nothing, and a brush is a seat: put there again, a piece goes. */
export function onePieceACell<D>(
  pieceIn: (diagram: D, cell: string) => number | null,
  changed: (diagram: D, cell: string, piece: number | null) => D,
): Pick<EditorTools<D>, 'put' | 'take' | 'carry'> {
  return {
    put: (diagram, cell, brush) => changed(diagram, cell, pieceIn(diagram, cell) === Number(brush) ? null : Number(brush)),
    take: (diagram, cell) => changed(diagram, cell, null),
    carry: (diagram, from, to) => {
      const left = changed(diagram, from, null);
      return to === null ? left : changed(left, to, pieceIn(diagram, from));
    },
  };
}
