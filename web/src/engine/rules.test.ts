import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';

import { GAMES } from '../lib/places';
import { catalogue, startOf } from './catalogue';
import { Instance, Refused } from './instance';
import { Rules } from './rules';
import type { Decided, HusDiagram, HusEvent, Step, Thought, WantedSettings } from './types';

let module: WebAssembly.Module;
let rules: Rules;

beforeAll(async () => {
  module = await WebAssembly.compile(new Uint8Array(await readFile(new URL('./tetrarch.wasm', import.meta.url))));
  rules = new Rules(module);
});

it('lists the games of the page, in the same order', () => {
  expect(rules.catalogue().games.map(({ id }) => id)).toEqual(GAMES);
});

it('has the catalogue that the page was built with, and its first positions', () => {
  expect(catalogue).toEqual(rules.catalogue());
  expect(startOf('abalone', 'six-players')).toEqual(rules.start({ game: 'abalone', variant: 'six-players', options: {} }, 1).diagram);
  expect(startOf('hus', 'african'), 'like the European one').toBeNull();
});

/** Numbers that look drawn, the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function people(count: number): { type: 'human'; name: string }[] {
  return Array.from({ length: count }, (_, index) => ({ type: 'human', name: `Player ${index + 1}` }));
}

/** Random games of Abalone hardly end, so the table ends them. */
const options = { 'max-plies': '150' };

const games: [WantedSettings, number][] = [
  [{ game: 'hus', options }, 2],
  [{ game: 'pantarei', options }, 2],
  [{ game: 'gou', options }, 2],
  [{ game: 'abalone', options }, 2],
  [{ game: 'abalone', variant: 'six-players', options }, 6],
];

describe.each(games)('a whole game of %o', (settings, seats) => {
  it('is played by hand, told, saved and read again', () => {
    const table = rules.openTable({ settings, seed: 7, seats: people(seats) });
    const draw = chance(seats);
    let view = rules.start(settings, 7);
    let step: Step | undefined;
    while (table.snapshot().phase === 'playing') {
      const { move } = view.choices[draw(view.choices.length)]!;
      const expected = rules.preview(settings, view.position, move);
      step = table.play(move);
      expect(JSON.stringify(step)).toBe(JSON.stringify(expected));
      expect(step.seat).toBe(view.turn);
      expect(step.story.length).toBeGreaterThan(0);
      view = step.after;
    }
    const played = table.snapshot();
    expect(played.ending?.message.id).toMatch(/^game-ended-/);
    expect(table.stepAt(played.history.length)).toEqual(step);
    const { number: _, table: __, ...same } = played;
    expect(rules.restoreTable(table.save()).snapshot()).toMatchObject(same);
    expect(rules.readRecord(table.record('json')).snapshot().history).toEqual(played.history);
    expect(rules.readRecord(table.record('text')).snapshot().ending).toEqual(played.ending);
    table.undo(1);
    expect(table.snapshot()).toMatchObject({ phase: 'playing', position: step!.before });
    table.dispose();
    expect(() => table.snapshot()).toThrow(Refused);
  });

  it('is answered by the engine', () => {
    const engine = new Instance(module);
    const { position, choices } = rules.start(settings, 7);
    const question = { settings, position, history: [] };
    const { move } = engine.ask<Decided>({ ask: 'choose', ...question, level: 3, seed: 1 });
    expect(choices.map((choice) => choice.move)).toContain(move);

    let heard = 0;
    const thought = engine.ask<Thought>({ ask: 'think', ...question, lines: 2, nodes: 3_000 }, () => (heard += 1));
    expect(thought.lines.length).toBe(2);
    expect(heard).toBeGreaterThan(0);
  });
});

/** A drawing of Hus after the story of a move, seed by seed. */
function sown({ rows, hand }: HusDiagram, story: HusEvent[]): HusDiagram {
  const board = rows.map((row) => [...row]);
  let held = hand;
  for (const event of story) {
    if (event.event === 'lap') continue;
    const [row, column] = [Number(event.pit[1]) - 1, event.pit.charCodeAt(0) - 'a'.charCodeAt(0)];
    if (event.event === 'sow') held -= 1;
    else held += board[row]![column]!;
    board[row]![column] = event.event === 'sow' ? board[row]![column]! + 1 : 0;
  }
  return { rows: board as HusDiagram['rows'], hand: held };
}

describe('the kernel of Hus, which sows by vectors here', () => {
  it.each(['european', 'african'])('leads where the seeds fall one by one (%s)', (variant) => {
    const settings = { game: 'hus', variant };
    const draw = chance(11);
    for (let game = 1; game <= 10; game += 1) {
      let view = rules.start(settings, game);
      while (view.choices.length > 0) {
        const move = view.choices[draw(view.choices.length)]!.move;
        const { story, after } = rules.preview(settings, view.position, move) as Step<HusDiagram>;
        const expected = sown(view.diagram as unknown as HusDiagram, story as HusEvent[]);
        expect(after.diagram).toMatchObject(expected);
        view = after as unknown as typeof view;
      }
    }
  });
});

describe('what is wrong', () => {
  it('is a problem that says what would be right', () => {
    expect(() => rules.look({ game: 'hus' }, 'nonsense')).toThrow(Refused);
    expect(() => rules.start({ game: 'chess' })).toThrow('catalog-unknown-game');
    expect(() => rules.start({ game: 'gou', variant: 'flat' })).toThrow(Refused);
    expect(() => rules.readRecord('1. e4 e5')).toThrow(Refused);
    expect(() => rules.restoreTable('{}')).toThrow(Refused);
  });

  it('names the rule that forbids a move', () => {
    const { position } = rules.start({ game: 'gou' });
    const problem = rules.why({ game: 'gou' }, position, 'a11-k1');
    expect(problem).toMatchObject({ status: 422, rule: expect.any(String) as string });
    expect(rules.why({ game: 'gou' }, position, rules.start({ game: 'gou' }).choices[0]!.move)).toBeNull();
  });
});

describe('tables on this screen', () => {
  const settings = { game: 'hus', options: { 'max-plies': '4' } };

  it('know the options of the table, resignations, draws and matches', () => {
    const table = rules.openTable({ settings, seed: 1, seats: people(2), games: 3 });
    expect(table.snapshot().setup.options).toEqual({ 'max-plies': '4' });
    table.resign(2);
    expect(table.snapshot()).toMatchObject({ phase: 'over', ending: { id: 'resignation', scores: [1, 0] } });
    expect(table.snapshot().series).toMatchObject({ game: 1, length: 3, is_over: false });
    table.nextGame(2);
    expect(table.snapshot()).toMatchObject({ phase: 'playing', series: { game: 2 } });
    expect(table.snapshot().seats.map(({ occupant }) => occupant)).toEqual([
      { type: 'human', name: 'Player 2' },
      { type: 'human', name: 'Player 1' },
    ]);
    table.agreeDraw();
    expect(table.snapshot().ending).toMatchObject({ id: 'agreement', scores: [0.5, 0.5] });
  });

  it('give up as teams do', () => {
    const table = rules.openTable({ settings: { game: 'abalone', variant: 'four-players' }, seed: 1, seats: people(4) });
    table.resign(1);
    expect(table.snapshot().ending?.scores).toEqual([0, 1, 0, 1]);
  });
});

describe('geometry', () => {
  it('has the lines of Gou', () => {
    const { points, lines, goals } = rules.geometry({ game: 'gou' }) as { points: string[]; lines: string[][]; goals: string[] };
    expect(points).toEqual(expect.arrayContaining(goals));
    expect(new Set(lines.flat())).toEqual(new Set(points));
  });
});
