import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Instance } from '../../engine/instance';
import type { ProofNode } from '../../engine/types';
import { rules } from '../../lib/play/fixtures';
import { forget, keep } from '../../lib/storage';
import { bestOf, keepBest, type Task } from './best';
import { ProofWalk } from './proof-walk.svelte';
import { remarkOn } from './remark';
import { SolvedGame, type Opponent } from './solved-game.svelte';

const module = new WebAssembly.Module(readFileSync(join(import.meta.dirname, '../../engine/tetrarch.wasm')));

/** The real prover, asked at once. */
function newOpponent(): Opponent {
  const instance = new Instance(module);
  return {
    proofNode: (question) => Promise.resolve(instance.ask({ ask: 'proof-node', ...question })),
    choose: (question) => Promise.resolve(instance.ask({ ask: 'choose', ...question })),
  };
}

const open = (variant: string, task: Task) => SolvedGame.open(variant, { task, rules, opponent: newOpponent(), isWatched: false });

/** Waits until it is the person's turn and the position is judged, or the game is over. */
const ready = (game: SolvedGame) => vi.waitUntil(() => game.result !== null || (game.isMyTurn && game.node !== null), { timeout: 600_000 });

/** Plays a game to its end; `choose` picks one of the moves of the proof. */
async function playOut(game: SolvedGame, choose: (node: ProofNode) => string | undefined): Promise<void> {
  for (await ready(game); !game.result; await ready(game)) game.play(choose(game.node!) ?? '');
}

const longest = ({ moves }: ProofNode) => moves[0]?.move;
const shortest = ({ moves }: ProofNode) => moves.at(-1)?.move;

beforeEach(() => {
  for (const variant of ['european', 'african']) for (const task of ['win', 'hold']) forget(`solved.${variant}.${task}`);
});

describe('a game against perfect play', () => {
  it('is won by the proof’s moves, as fast as it says', async () => {
    const game = await open('european', 'win');
    await ready(game);
    expect(game.seat).toBe(1);
    expect(game.node?.proved).toMatchObject({ winner: 1, plies: 20, exact: true });
    expect(game.isWinning).toBe(true);
    await playOut(game, longest);
    expect(game.result?.isWon).toBe(true);
    expect(game.result?.moves).toBeLessThanOrEqual(20);
    expect(bestOf('european', 'win')).toBe(game.result?.moves);
  });

  it('is lost by the longest defence after all moves of the proof, and that is the best score', async () => {
    const game = await open('european', 'hold');
    await ready(game);
    expect(game.seat).toBe(2);
    await playOut(game, longest);
    expect(game.result).toEqual({ isWon: false, moves: 20, isBest: true });
    expect(bestOf('european', 'hold')).toBe(20);
  });

  it('is lost sooner by a bad defence, which is no better score', async () => {
    keepBest('african', 'hold', 45);
    const game = await open('african', 'hold');
    await ready(game);
    expect(game.seat).toBe(1);
    game.play(shortest(game.node!) ?? '');
    await ready(game);
    expect(game.remark?.kind).toBe('short');
    await playOut(game, shortest);
    expect(game.result?.isBest).toBe(false);
    expect(bestOf('african', 'hold')).toBe(45);
  });

  it('does not count after a hint or a takeback', async () => {
    const game = await open('european', 'hold');
    await ready(game);
    game.showHint();
    expect(game.hint).toBe(game.node?.moves[0]?.move);
    game.play(game.hint!);
    await ready(game);
    game.takeBack();
    expect(game.moves).toHaveLength(1);
    await playOut(game, shortest);
    expect(game.result?.isBest).toBeNull();
    expect(bestOf('european', 'hold')).toBeNull();
    game.restart();
    expect(game.isHelped).toBe(false);
  });

  it('tells when the win slips', async () => {
    const game = await open('european', 'win');
    await ready(game);
    const best = game.node?.moves[0]?.move;
    const kinds = new Set<string | undefined>();
    for (const { move } of game.view.choices.filter((choice) => choice.move !== best).slice(0, 3)) {
      game.play(move);
      await ready(game);
      kinds.add(game.remark?.kind);
      if (game.remark?.kind === 'slip') expect(game.isWinning).toBe(false);
      game.takeBack();
      await ready(game);
    }
    expect([...kinds]).not.toContain('fast');
  });
});

describe('what a move was worth', () => {
  const node = (winner: number, plies: number, exact: boolean, moves: ProofNode['moves'] = []): ProofNode => ({
    proved: { winner, plies, exact, by: 'book' },
    moves,
  });
  const unknown: ProofNode = { proved: null, moves: [] };

  it('is said of the winner', () => {
    const before = node(1, 20, true);
    expect(remarkOn(before, 'c1', node(1, 19, false), 1)).toEqual({ kind: 'fast' });
    expect(remarkOn(before, 'c1', node(1, 23, true), 1)).toEqual({ kind: 'slow', moves: 4 });
    expect(remarkOn(before, 'c1', node(1, 23, false), 1)).toBeNull();
    expect(remarkOn(before, 'c1', node(2, 23, false), 1)).toEqual({ kind: 'slip' });
    expect(remarkOn(before, 'c1', unknown, 1)).toEqual({ kind: 'open' });
    expect(remarkOn(unknown, 'c1', before, 1)).toBeNull();
  });

  it('is said of the loser', () => {
    const moves = [
      { move: 'c4', plies: 18, answer: 'c1' },
      { move: 'd4', plies: 10, answer: 'c1' },
    ];
    const before = node(1, 19, true, moves);
    expect(remarkOn(before, 'c4', node(1, 18, true), 2)).toEqual({ kind: 'long' });
    expect(remarkOn(before, 'd4', node(1, 10, true), 2)).toEqual({ kind: 'short', moves: 8 });
  });
});

describe('the best results', () => {
  it('are fast wins and long defences', () => {
    expect(keepBest('european', 'win', 24)).toBe(true);
    expect(keepBest('european', 'win', 24)).toBe(false);
    expect(keepBest('european', 'win', 20)).toBe(true);
    expect(keepBest('european', 'hold', 12)).toBe(true);
    expect(keepBest('european', 'hold', 11)).toBe(false);
    expect([bestOf('european', 'win'), bestOf('european', 'hold')]).toEqual([20, 12]);
  });

  it('are none if something else is kept', () => {
    keep('solved.european.hold', 'many');
    expect(bestOf('european', 'hold')).toBeNull();
  });
});

describe('a walk through a proof', () => {
  it('goes along its moves and back, and no other way', async () => {
    const walk = new ProofWalk('european', [], rules, newOpponent());
    await walk.open();
    expect(walk.root).toMatchObject({ winner: 1, plies: 20 });
    await walk.go('h8');
    expect(walk.line).toHaveLength(0);
    await walk.go(walk.seen?.node.moves[0]?.move ?? '');
    expect(walk.seen?.node.moves.map(({ move }) => move).toSorted()).toEqual(walk.view.choices.map(({ move }) => move).toSorted());
    await walk.go(walk.seen?.node.moves.at(-1)?.move ?? '');
    expect(walk.line).toHaveLength(2);
    await walk.goTo(1);
    expect(walk.seen?.view).toBe(walk.view);
    await walk.goTo(0);
    expect(walk.line).toHaveLength(0);
  });

  it('begins with the legal part of a line', async () => {
    const first = rules.start({ game: 'hus', variant: 'european' }).choices[0]!.move;
    const walk = new ProofWalk('european', [first, 'z9', first], rules, newOpponent());
    await walk.open();
    expect(walk.line.map((step) => step.move)).toEqual([first]);
  });
});
