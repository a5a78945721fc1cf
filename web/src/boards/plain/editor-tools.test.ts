import { expect, it } from 'vitest';
import type { PlainDiagram } from '../../engine/types';
import { tools } from './editor-tools';
import fixture from './fixture.json';

const { diagram } = fixture.middle;
const marks = ({ rows }: PlainDiagram) =>
  rows
    .flat()
    .map((cell) => cell?.piece?.mark ?? '·')
    .join('');

it('has a brush for every piece of the game', () => {
  expect(tools.brushes(fixture.start.diagram)).toEqual(['1 ×', '2 ○']);
});

it('puts, takes and carries pieces', () => {
  const put = tools.put(diagram, 'c1', '2 ○');
  expect(marks(put)).toBe('×·○·×···○');
  expect(tools.put(put, 'c1', '2 ○')).toEqual(diagram);
  expect(tools.take(put, 'c1')).toEqual(diagram);
  const carried = tools.carry(put, 'c1', 'a1');
  expect(carried).toEqual(tools.put(diagram, 'a1', '2 ○'));
  expect(marks(tools.empty(carried))).toBe('·········');
});
