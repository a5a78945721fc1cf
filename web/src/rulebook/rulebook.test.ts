import { readFile } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser } from '@fluent/syntax';
import { beforeAll, describe, expect, it } from 'vitest';
import { Rules } from '../engine/rules';
import type { Step, WantedSettings } from '../engine/types';
import { GAMES } from '../lib/places';
import { books, chaptersFor, type Book, type Effect, type Figure } from './book';
import { figurePosition, figureSettings, playedBy, playedWith } from './figures';
import { findCapture, findDifferences } from './find-positions';
import { CAPTURES, DIFFERENCES } from './hus-positions';

let rules: Rules;

beforeAll(async () => {
  rules = new Rules(await WebAssembly.compile(new Uint8Array(await readFile(new URL('../engine/tetrarch.wasm', import.meta.url)))));
});

const ENGLISH = join(import.meta.dirname, '../../../messages/en/page');
const ids = readdirSync(ENGLISH)
  .filter((name) => name.startsWith('rules-'))
  .flatMap((name) => new FluentParser().parse(readFileSync(join(ENGLISH, name), 'utf8')).body)
  .flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));

/** Every variant of a game, and every value of each of its options beside the variants' own; of Hus all combinations. */
function allSettings(game: string): WantedSettings[] {
  const sheet = rules.catalogue().games.find(({ id }) => id === game)!;
  const variants = sheet.variants.map(({ id }) => ({ game, variant: id, options: {} as Record<string, string> }));
  const changed = variants.flatMap((settings) =>
    sheet.options.flatMap(({ id, value }) => {
      if (id === 'layout') return [];
      if (value.type === 'choice') return value.choices.map((choice) => ({ ...settings, options: { [id]: choice.id } }));
      if (value.type === 'flag') return ['true', 'false'].map((flag) => ({ ...settings, options: { [id]: flag } }));
      return [value.min, value.min + 1].map((number) => ({ ...settings, options: { [id]: `${number}` } }));
    }),
  );
  const combined = game === 'hus' ? CAPTURES.flatMap(({ options }) => ['either', 'mover'].map((ends) => ({ game, options: { ...options, ends } }))) : [];
  return [...variants, ...changed, ...combined];
}

/** Every figure that a reader of the rules of these settings sees. */
function figuresOf(book: Book, settings: WantedSettings): Figure[] {
  const chapters = chaptersFor(book, playedBy(rules.start(settings, 1)));
  return chapters.flatMap(({ parts }) => parts.flatMap((part) => ('figure' in part ? [part.figure] : [])));
}

function hasEffect(step: Step, { events = {}, says, ends }: Effect): void {
  const told = step.story.map(({ event }) => event);
  const counted = Object.keys(events).map((event) => [event, told.filter((other) => other === event).length]);
  expect(Object.fromEntries(counted)).toEqual(events);
  if (says !== undefined) expect(step.message.id).toBe(says);
  if (ends !== undefined) expect(step.after.outcome?.reason ?? null).toBe(ends);
}

function isTrue(figure: Figure, settings: WantedSettings): void {
  const drawn = figureSettings(figure, settings);
  const position = figurePosition(rules, figure, drawn);
  const { choices } = rules.look(drawn, position);
  switch (figure.kind) {
    case 'start':
      return;
    case 'picture':
      return expect(choices.map(({ move }) => move)).toEqual(expect.arrayContaining([...figure.moves]));
    case 'example':
      return hasEffect(rules.preview(drawn, position, figure.move), figure.effect);
    case 'forbidden':
      return expect(rules.why(drawn, position, figure.move)?.message.id).toBe(figure.rule);
    case 'comparison':
      for (const { variant, options, effect } of figure.under) {
        const under = { game: settings.game, variant, options };
        if ('refusedBy' in effect) expect(rules.why(under, position, figure.move)?.message.id).toBe(effect.refusedBy);
        else hasEffect(rules.preview(under, position, figure.move), effect);
      }
  }
}

describe.each(GAMES.map((game) => [game]))('the rules of %s', (game) => {
  it('have only figures that are true, whatever the options', async () => {
    const book = await books.fetched(game);
    const shown = new Set<Figure>();
    for (const settings of allSettings(game)) {
      for (const figure of figuresOf(book, settings)) {
        isTrue(figure, settings);
        shown.add(figure);
      }
    }
    const all = book.chapters.flatMap(({ parts }) => parts.flatMap((part) => ('figure' in part ? [part.figure] : [])));
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter((figure) => !shown.has(figure))).toEqual([]);
  });

  it('have an example to play and the same chapters for the same settings', async () => {
    const book = await books.fetched(game);
    for (const settings of allSettings(game)) {
      const kinds = figuresOf(book, settings).map(({ kind }) => kind);
      expect(kinds).toContain('start');
      expect(kinds.filter((kind) => kind === 'example').length).toBeGreaterThan(2);
    }
  });

  it('have a message for everything they say, and nothing else', async () => {
    const { chapters } = await books.fetched(game);
    const said = chapters.flatMap(({ id, parts }) => [
      `rules-${game}-${id}-title`,
      ...parts.map((part) => `rules-${game}-${'text' in part ? part.text : part.figure.caption}`),
    ]);
    const own = ids.filter((id) => id.startsWith(`rules-${game}-`));
    expect([...new Set(said)].toSorted()).toEqual(own.toSorted());
  });

  it('switch between variants that there are', async () => {
    const known = rules
      .catalogue()
      .games.find(({ id }) => id === game)!
      .variants.map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining([...(await books.fetched(game)).variants]));
  });
});

it('the differences of European and African Hus are those that a program finds', () => {
  expect(DIFFERENCES).toEqual(findDifferences(rules));
});

it.each(CAPTURES)('the capture under $options is the one that a program finds', ({ options, shown }) => {
  expect(shown).toEqual(findCapture(rules, options));
});

it('a game without a book has none', async () => {
  expect(await books.fetched('chess')).toEqual({ variants: [], chapters: [] });
});
it.each(GAMES)('what is played in %s is known without the rules, as the rules say it', (game) => {
  for (const settings of allSettings(game)) expect(playedWith(settings)).toEqual(playedBy(rules.start(settings, 1)));
});
