import { describe, expect, it } from 'vitest';
import { rules } from '../../lib/play/fixtures';
import { lineFrom } from './line-from';
import { Study } from './study.svelte';

const start = rules.start({ game: 'gou' }, 1);
const study = (...moves: string[]) => new Study({ settings: start.settings, start: start.position, moves }, rules);

describe('a study', () => {
  it('stands at the end of the game it was given', () => {
    const given = study('a7-b6', 'k7-j6');
    expect(given.current.ply).toBe(2);
    expect(given.mainLine).toHaveLength(3);
    expect(given.before).toEqual(given.mainLine.slice(0, 2).map((moment) => moment.view.position));
  });

  it('grows branches, and follows known ones', () => {
    const given = study('a7-b6', 'k7-j6');
    given.back();
    given.play('a5-b4');
    expect(given.current.ply).toBe(2);
    expect(given.mainLine.map((moment) => moment.step?.move)).toEqual([undefined, 'a7-b6', 'k7-j6']);
    given.back();
    given.play('k7-j6');
    expect(given.current).toBe(given.mainLine[2]);
  });

  it('tells a branch beside the move it replaces', () => {
    const given = study('a7-b6', 'k7-j6');
    given.first();
    given.play('c9-d8');
    const [first] = given.root.next;
    const told = first ? lineFrom(first, given.root) : [];
    expect(told.map(({ moment, others }) => [moment.step?.move, others.map((other) => other.step?.move)])).toEqual([
      ['a7-b6', ['c9-d8']],
      ['k7-j6', []],
    ]);
  });

  it('cuts a branch off and steps out of it', () => {
    const given = study('a7-b6');
    given.play('k7-j6');
    const cut = given.current;
    given.cut(cut);
    expect(given.current.ply).toBe(1);
    expect(given.current.next).toEqual([]);
  });
});
