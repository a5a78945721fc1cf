import { describe, expect, it } from 'vitest';
import { editorToolsOf } from '../../boards/editor-tools';
import { TAKE } from '../../boards/shared/editor-tools';
import { rules } from '../../lib/play/fixtures';
import { loadRulesMessages } from '../../lib/text/messages.svelte';
import { PositionEditor } from './position-editor.svelte';

await loadRulesMessages();

const GAMES = ['hus', 'pantarei', 'gou', 'abalone'];

async function sketchOf(game: string, variant?: string): Promise<PositionEditor> {
  return new PositionEditor(rules.start({ game, variant }, 1), await editorToolsOf(game), rules);
}

describe.each(GAMES)('a position of %s', (game) => {
  it('is at first the position it began with', async () => {
    const editor = await sketchOf(game);
    expect(editor.judged.view).toEqual(rules.start({ game }, 1));
    expect(editor.text).toBe(rules.start({ game }, 1).position);
  });

  it('has everything that the game has, and nothing when it is empty', async () => {
    const editor = await sketchOf(game);
    const tallies = () => editor.brushes.flatMap((brush) => editor.tally(brush) ?? []);
    expect(tallies().every(({ count, supply }) => count === supply && supply > 0)).toBe(true);
    editor.clear();
    expect(tallies().every(({ count }) => count === 0)).toBe(true);
    editor.undo();
    expect(editor.judged.view?.position).toBe(rules.start({ game }, 1).position);
    expect(editor.mayUndo).toBe(false);
  });

  it('is refused with a sentence when the game has not so much', async () => {
    const editor = await sketchOf(game);
    const cell = { hus: 'a1', pantarei: '1', gou: 'f2', abalone: 'e5' }[game]!;
    editor.press(cell);
    expect(editor.judged.view).toBeNull();
    expect(editor.judged.problem).toMatch(/^[A-Z].*(at most|at least).*\.$/);
    editor.brush = TAKE;
    editor.press(cell);
    editor.turn = 2;
    editor.turn = 1;
    expect(editor.judged.problem).toBeNull();
  });

  it('can be typed, and keeps what is no position with what is wrong about it', async () => {
    const editor = await sketchOf(game);
    const good = editor.text;
    editor.text = 'nonsense';
    expect(editor.text).toBe('nonsense');
    expect(editor.judged.problem).toMatch(/\.$/);
    editor.text = good;
    expect(editor.judged.view?.position).toBe(good);
  });
});

describe('keys', () => {
  it('type numbers of seeds, and add and take seeds', async () => {
    const editor = await sketchOf('hus');
    editor.clear();
    editor.key('c1', '1', 0);
    editor.key('c1', '2', 500);
    expect(editor.judged.view?.position).toContain('0,0,12,0');
    editor.key('c1', '3', 5000);
    editor.key('c1', '+', 5100);
    editor.key('c1', '-', 5200);
    editor.key('c1', '-', 5300);
    expect(editor.judged.view?.position).toContain('0,0,2,0');
    editor.key('c1', '4', 5310);
    editor.come('c1');
    editor.key('c1', '5', 5320);
    expect(editor.judged.view?.position).toContain('0,0,5,0');
    editor.key('c1', 'Delete', 5400);
    expect(editor.tally('more')).toEqual({ count: 0, supply: 48 });
    expect(editor.key('c1', 'ArrowUp', 5500)).toBe(false);
  });

  it('put pieces by their place in the palette', async () => {
    const editor = await sketchOf('abalone', 'three-players');
    editor.clear();
    editor.key('e5', '3', 0);
    expect(editor.brush).toBe('3');
    editor.key('e6', '+', 0);
    expect(editor.judged.view?.position).toBe('5/6/7/8/4rr3/8/7/6/5 b 0,0,0');
    editor.key('e5', '0', 0);
    editor.key('e5', '9', 0);
    expect(editor.judged.view?.position).toBe('5/6/7/8/5r3/8/7/6/5 b 0,0,0');
  });
});

describe('scales', () => {
  it('come on top of a stack, begin a stack behind the tail, and leave no gap', async () => {
    const editor = await sketchOf('pantarei');
    editor.text = 'w1/b2n/w3 w - 1';
    expect(editor.view.diagram).toMatchObject({ stacks: [['w1'], ['b2', 'n'], ['w3'], []] });
    editor.brush = 'b1';
    editor.press('4');
    editor.press('1');
    expect(editor.text).toBe('w1b1/b2n/w3/b1 w - 1');
    editor.carry('3', '1');
    expect(editor.text).toBe('w1b1w3/b2n/b1 w - 1');
    editor.carry('3', '4');
    editor.carry('2', null);
    expect(editor.text).toBe('w1b1w3/b2/b1 w - 1');
  });
});

it('another variant begins with its own first position', async () => {
  const editor = await sketchOf('abalone');
  editor.brush = '2';
  editor.chooseVariant('six-players');
  expect(editor.brushes).toHaveLength(6);
  expect(editor.view.seats).toHaveLength(6);
  editor.brush = '6';
  editor.chooseVariant('standard');
  expect(editor.brush).toBe('1');
  expect(editor.judged.problem).toBeNull();
});
