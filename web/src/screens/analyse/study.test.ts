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

  it('shows a line move after move, and stops when something else is shown', () => {
    const given = study('a7-b6', 'k7-j6');
    const [, after] = given.mainLine;
    if (!after) throw new Error('the game has a first move');
    given.playLine(after, ['k7-j6', 'c9-d8', 'a5-b4']);
    expect(given.current).toBe(given.mainLine[2]);
    expect(given.step?.move).toBe('k7-j6');
    given.hasAnimated();
    expect(given.current.step?.move).toBe('c9-d8');
    given.hasAnimated();
    given.hasAnimated();
    expect([given.current.step?.move, given.current.ply]).toEqual(['a5-b4', 4]);
    given.playLine(after, ['a5-b4', 'c9-d8']);
    given.back();
    given.hasAnimated();
    expect(given.current).toBe(after);
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

  it('counts rounds as the table does', () => {
    const given = study('a7-b6', 'k7-j6', 'c9-d8');
    expect(given.mainLine.map(({ round, opensRound }) => [round, opensRound])).toEqual([
      [0, false],
      [1, true],
      [1, false],
      [2, true],
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
