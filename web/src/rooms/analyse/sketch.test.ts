import { describe, expect, it } from 'vitest';
import { kitOf } from '../../boards/kits';
import { TAKE } from '../../boards/shared/kit';
import { rules } from '../../lib/play/fixtures';
import { Sketch } from './sketch.svelte';

const GAMES = ['hus', 'pantarei', 'gou', 'abalone'];

async function sketchOf(game: string, variant?: string): Promise<Sketch> {
  return new Sketch(rules.start({ game, variant }, 1), await kitOf(game), rules);
}

describe.each(GAMES)('a position of %s', (game) => {
  it('is at first the position it began with', async () => {
    const sketch = await sketchOf(game);
    expect(sketch.judged.view).toEqual(rules.start({ game }, 1));
    expect(sketch.text).toBe(rules.start({ game }, 1).position);
  });

  it('has everything that the game has, and nothing when it is empty', async () => {
    const sketch = await sketchOf(game);
    const tallies = () => sketch.brushes.flatMap((brush) => sketch.tally(brush) ?? []);
    expect(tallies().every(({ count, supply }) => count === supply && supply > 0)).toBe(true);
    sketch.clear();
    expect(tallies().every(({ count }) => count === 0)).toBe(true);
    sketch.undo();
    expect(sketch.judged.view?.position).toBe(rules.start({ game }, 1).position);
    expect(sketch.mayUndo).toBe(false);
  });

  it('is refused with a sentence when the game has not so much', async () => {
    const sketch = await sketchOf(game);
    const cell = { hus: 'a1', pantarei: '1', gou: 'f2', abalone: 'e5' }[game]!;
    sketch.press(cell);
    expect(sketch.judged.view).toBeNull();
    expect(sketch.judged.problem).toMatch(/^[A-Z].*(at most|at least).*\.$/);
    sketch.brush = TAKE;
    sketch.press(cell);
    sketch.turn = 2;
    sketch.turn = 1;
    expect(sketch.judged.problem).toBeNull();
  });

  it('can be typed, and keeps what is no position with what is wrong about it', async () => {
    const sketch = await sketchOf(game);
    const good = sketch.text;
    sketch.text = 'nonsense';
    expect(sketch.text).toBe('nonsense');
    expect(sketch.judged.problem).toMatch(/\.$/);
    sketch.text = good;
    expect(sketch.judged.view?.position).toBe(good);
  });
});

describe('keys', () => {
  it('type numbers of seeds, and add and take seeds', async () => {
    const sketch = await sketchOf('hus');
    sketch.clear();
    sketch.key('c1', '1', 0);
    sketch.key('c1', '2', 500);
    expect(sketch.judged.view?.position).toContain('0,0,12,0');
    sketch.key('c1', '3', 5000);
    sketch.key('c1', '+', 5100);
    sketch.key('c1', '-', 5200);
    sketch.key('c1', '-', 5300);
    expect(sketch.judged.view?.position).toContain('0,0,2,0');
    sketch.key('c1', '4', 5310);
    sketch.come('c1');
    sketch.key('c1', '5', 5320);
    expect(sketch.judged.view?.position).toContain('0,0,5,0');
    sketch.key('c1', 'Delete', 5400);
    expect(sketch.tally('more')).toEqual({ count: 0, supply: 48 });
    expect(sketch.key('c1', 'ArrowUp', 5500)).toBe(false);
  });

  it('put pieces by their place in the palette', async () => {
    const sketch = await sketchOf('abalone', 'three-players');
    sketch.clear();
    sketch.key('e5', '3', 0);
    expect(sketch.brush).toBe('3');
    sketch.key('e6', '+', 0);
    expect(sketch.judged.view?.position).toBe('5/6/7/8/4rr3/8/7/6/5 b 0,0,0');
    sketch.key('e5', '0', 0);
    sketch.key('e5', '9', 0);
    expect(sketch.judged.view?.position).toBe('5/6/7/8/5r3/8/7/6/5 b 0,0,0');
  });
});

describe('scales', () => {
  it('come on top of a stack, begin a stack behind the tail, and leave no gap', async () => {
    const sketch = await sketchOf('pantarei');
    sketch.text = 'w1/b2n/w3 w - 1';
    expect(sketch.view.diagram).toMatchObject({ stacks: [['w1'], ['b2', 'n'], ['w3'], []] });
    sketch.brush = 'b1';
    sketch.press('4');
    sketch.press('1');
    expect(sketch.text).toBe('w1b1/b2n/w3/b1 w - 1');
    sketch.carry('3', '1');
    expect(sketch.text).toBe('w1b1w3/b2n/b1 w - 1');
    sketch.carry('3', '4');
    sketch.carry('2', null);
    expect(sketch.text).toBe('w1b1w3/b2/b1 w - 1');
  });
});

it('another variant begins with its own first position', async () => {
  const sketch = await sketchOf('abalone');
  sketch.brush = '2';
  sketch.chooseVariant('six-players');
  expect(sketch.brushes).toHaveLength(6);
  expect(sketch.view.seats).toHaveLength(6);
  sketch.brush = '6';
  sketch.chooseVariant('standard');
  expect(sketch.brush).toBe('1');
  expect(sketch.judged.problem).toBeNull();
});
