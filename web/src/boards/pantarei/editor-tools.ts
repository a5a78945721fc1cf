import type { PantareiDiagram, PantareiScale } from '../../engine/types';
import type { EditorTools } from '../shared/editor-tools';
import Fields from './Fields.svelte';
import { MOST_STACKS } from './geometry';
import { colourOf, valueOf } from './scale';
import Swatch from './Swatch.svelte';

const COLOURS = ['white', 'black', 'neutral'];

/** A snake without the places that were left empty. */
function closed(diagram: PantareiDiagram, stacks: PantareiScale[][]): PantareiDiagram {
  return { ...diagram, stacks: stacks.filter((stack) => stack.length > 0) };
}

/** The stacks with a scale on top of one; a place beyond the tail is a new stack. */
function topped(stacks: readonly PantareiScale[][], place: number, scale: PantareiScale): PantareiScale[][] {
  return place > stacks.length ? [...stacks, [scale]] : stacks.map((stack, index) => (index + 1 === place ? [...stack, scale] : stack));
}

/** The stacks without the top of one. */
function untopped(stacks: readonly PantareiScale[][], place: number): PantareiScale[][] {
  return stacks.map((stack, index) => (index + 1 === place ? stack.slice(0, -1) : stack));
}

/** Pantareï: a brush is a scale, which comes on top of a stack; behind the tail it begins a new one. */
export const tools: EditorTools<PantareiDiagram> = {
  brushes: ({ stacks }) =>
    [...new Set(stacks.flat())].toSorted((one, other) => COLOURS.indexOf(colourOf(one)) - COLOURS.indexOf(colourOf(other)) || valueOf(one) - valueOf(other)),
  count: (diagram, brush) => diagram.stacks.flat().filter((scale) => scale === brush).length,
  put: (diagram, cell, brush) => closed(diagram, topped(diagram.stacks, Number(cell), brush)),
  take: (diagram, cell) => closed(diagram, untopped(diagram.stacks, Number(cell))),
  carry: (diagram, from, to) => {
    const scale = diagram.stacks[Number(from) - 1]?.at(-1);
    if (scale === undefined) return diagram;
    const left = untopped(diagram.stacks, Number(from));
    return closed(diagram, to === null ? left : topped(left, Number(to), scale));
  },
  shown: (diagram) => (diagram.stacks.length < MOST_STACKS ? { ...diagram, stacks: [...diagram.stacks, []] } : diagram),
  empty: (diagram) => ({ ...diagram, stacks: [] }),
  name: (brush, t) => t('pantarei-scale', { colour: colourOf(brush), value: valueOf(brush) }),
  Swatch,
  Fields,
};
