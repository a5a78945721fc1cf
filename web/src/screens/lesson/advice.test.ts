import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import type { ThinkQuestion } from '../../engine/engine';
import { Instance, Refused } from '../../engine/instance';
import type { Rules } from '../../engine/rules';
import type { Thought } from '../../engine/types';
import { GAMES } from '../../lib/places';
import { rules } from '../../lib/play/fixtures';
import { adviceOn, type AdviceKind } from './advice';

/** The real engine, without its worker. */
const instance = new Instance(new WebAssembly.Module(readFileSync(join(import.meta.dirname, '../../engine/tetrarch.wasm'))));
const engine = { think: (question: ThinkQuestion) => Promise.resolve(instance.ask<Thought>({ ask: 'think', ...question })) };

function adviceAt(game: string, position: string) {
  return adviceOn(rules, engine, rules.look({ game }, position));
}

describe('in a first game it is said', () => {
  it('that a colour is to be chosen', async () => {
    expect((await adviceAt('pantarei', 'n/w1/b3/b2/w2 ? - -')).kind).toBe('choose');
  });

  it.each([
    ['hus', '0,0,0,0,0,0,0,0/0,1,0,1,1,0,0,3/0,0,0,0,3,0,2,1/0,0,0,0,0,5,0,0 s'],
    ['pantarei', 'w2/b2nw3w3b2w2/w1/b1b3 w - 1'],
    ['gou', 'y4y/5/4r1/5/2rr2/4/2r3/y2r1/5y/2y1y/r1y3 r'],
    ['abalone', 'w4/1b4/2b1w2/1ww5/7bb/8/1b5/1b4/w4 b 5,3'],
  ])('that the next move can win (%s)', async (game, position) => {
    expect((await adviceAt(game, position)).kind).toBe('win');
  });

  it.each([
    ['pantarei', 'nw3b1w2b3/w1/w2b2/w3b1/w2w1 w - 1'],
    ['gou', 'y4y/y4/6/1rr2/2yy2/4/3y2/1yr2/6/4r/r4r r'],
  ])('that the opponent threatens to win (%s)', async (game, position) => {
    expect((await adviceAt(game, position)).kind).toBe('danger');
  });

  it.each([
    ['hus', '0,2,2,0,0,0,0,0/0,0,0,0,4,0,2,0/0,0,1,0,4,0,0,0/0,0,0,2,0,0,2,0 s', 4, ['e2']],
    ['gou', 'y3y1/1yr2/6/5/6/4/1r3y/5/4y1/4y/r1rr1r r', 1, ['f10']],
    ['abalone', '5/1w4/1w5/8/4bb3/2w5/2w4/2wb2/2b2 b 0,0', 1, ['a3']],
  ])('what the opponent threatens to capture (%s)', async (game, position, count, cells) => {
    expect(await adviceAt(game, position)).toEqual({ kind: 'threat', count, cells });
  });

  it.each([
    ['hus', '0,0,5,0,0,0,0,3/0,0,0,0,0,0,0,1/2,0,1,0,0,2,0,1/0,0,0,0,0,0,0,0 s', 4],
    ['gou', 'y4y/5/1ry1r1/1ry2/2r3/4/6/3ry/1y4/y4/y4r r', 2],
    ['abalone', '5/2w3/7/3w4/3b2bbw/2b5/7/6/5 b 0,0', 1],
  ])('what can be captured (%s)', async (game, position, count) => {
    expect(await adviceAt(game, position)).toMatchObject({ kind: 'chance', count });
  });

  it('only what is known, where it cannot be looked at from the other side', async () => {
    const oneSided = {
      preview: rules.preview.bind(rules),
      setUp: () => {
        throw new Refused({ type: '', title: '', status: 400, detail: '', message: { id: '', args: {} } });
      },
    } as unknown as Rules;
    expect((await adviceOn(oneSided, engine, rules.start({ game: 'gou' }))).kind).toBe('alone');
  });

  it.each(['hus', 'gou', 'abalone'])('that nothing happens yet at the start (%s)', async (game) => {
    expect((await adviceOn(rules, engine, rules.start({ game }))).kind).toBe('quiet');
  });
});

it('all of it is written', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../messages/en/page/lesson-advice.ftl'), 'utf8');
  const ids = new FluentParser().parse(text).body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));
  const kinds: AdviceKind[] = ['win', 'danger', 'threat', 'chance', 'quiet'];
  const inPantarei: AdviceKind[] = ['choose', 'win', 'danger', 'quiet'];
  const expected = GAMES.flatMap((game) => (game === 'pantarei' ? inPantarei : kinds).map((kind) => `lesson-advice-${game}-${kind}`));
  expect(ids.toSorted()).toEqual(['lesson-advice-alone', ...expected].toSorted());
});
