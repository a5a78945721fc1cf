import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, type Entry } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { books as shelf } from '../../rulebook/book';
import { textsOf } from '../../screens/lesson/judge';
import { LESSON_IDS } from '../../screens/lesson/lesson';
import { fetchLesson } from '../../screens/lesson/lessons/fetch';
import { KNOWN } from '../people/sentence';
import { GAMES } from '../places';

const SOURCE = join(import.meta.dirname, '../..');
const ENGLISH = join(import.meta.dirname, '../../../../messages/en/page');
/** The types that Rust declares for the page. */
const TYPES = ['../../engine/types.ts', '../../../../crates/protocol/protocol.ts']
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
  .join('\n');

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
}

const texts = filesBelow(SOURCE)
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'));

const sources = filesBelow(ENGLISH).map((path) => readFileSync(path, 'utf8'));
const entries: Entry[] = sources.flatMap((text) => new FluentParser().parse(text).body);
/** Messages may be part of others: `{ other-id }`. */
const parts = new Set(sources.flatMap((text) => [...text.matchAll(/\{ ([a-z][a-zA-Z0-9-]*) \}/g)].map((found) => found[1] ?? '')));
const ids = entries.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));

/** A call of `t`: what stands for the id, and the names of the arguments; none if they are not written there. */
interface Call {
  first: string;
  given: string[] | null;
}

/** The parts of a list, split at its commas and not at those in brackets. */
function splitAtCommas(list: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const sign of list) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** What stands between the bracket at this place and the one that closes it. */
function inBrackets(text: string, at: number): string {
  let depth = 0;
  for (let end = at; end < text.length; end += 1) {
    if ('([{'.includes(text[end]!)) depth += 1;
    if (')]}'.includes(text[end]!)) depth -= 1;
    if (depth === 0) return text.slice(at + 1, end);
  }
  throw new Error(`a bracket is not closed: ${text.slice(at, at + 80)}`);
}

function givenBy(second: string | undefined): string[] | null {
  if (second === undefined) return [];
  if (!/^\{[^]*\}$/.test(second) || second.includes('...')) return null;
  return splitAtCommas(second.slice(1, -1)).map((argument) => argument.split(':')[0]!.trim());
}

const calls: Call[] = texts.flatMap((text) =>
  [...text.matchAll(/(?<!\w)t\(/g)].map((found) => {
    const [first = '', second] = splitAtCommas(inBrackets(text, found.index + 1));
    return { first, given: givenBy(second) };
  }),
);

/** t('id'), and both sides of t(condition ? 'id' : 'id'). */
const literals = calls.flatMap((call) => {
  const ids = /^'[\w-]+'$/.test(call.first)
    ? [call.first]
    : /\?[^?]*'[\w-]+'\s*:\s*[^]*'[\w-]+'$/.test(call.first)
      ? [...call.first.matchAll(/(?<=[?:]\s*)'[\w-]+'/g)].map(([id]) => id)
      : [];
  return ids.map((id) => ({ id: id.slice(1, -1), given: call.given, isAlone: ids.length === 1 }));
});
const literal = literals.map(({ id }) => id);

/** t(`beginning-${…}-end`), each hole as a star. */
const templates = new Set(calls.filter(({ first }) => first.startsWith('`')).map(({ first }) => first.slice(1, -1).replace(/\$\{[^}]+\}/g, '*')));

/** A template with each of these words in its first hole, and so on. */
function fill(template: string, ...holes: (readonly (string | number)[])[]): string[] {
  const [words, ...others] = holes;
  return words === undefined ? [template] : words.flatMap((word) => fill(template.replace('*', String(word)), ...others));
}

/** The words of a type that Rust declares: `"forced" | "best"`. */
function wordsOf(type: string): string[] {
  const declared = new RegExp(`export type ${type} = ([^;{]+);`).exec(TYPES)?.[1];
  if (declared === undefined) throw new Error(`there is no type ${type}`);
  return [...declared.matchAll(/"([\w-]+)"/g)].map((found) => found[1]!);
}

const lessons = await Promise.all(LESSON_IDS.map(fetchLesson));
const books = await Promise.all(GAMES.map(async (game) => ({ game, ...(await shelf.fetched(game)) })));
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const WAYS = ['computer', 'here', 'link', 'lobby', 'person'];
const TROUBLES = ['unreachable', 'no-such-table', 'wrong-secret', 'wrong-device-link', 'other-version', 'too-many-requests', 'needs-account', 'other'];
const SWITCHES = ['sound', 'coordinates', 'boldMarks'];
const advices = GAMES.flatMap((game) => ids.filter((id) => id.startsWith(`lesson-advice-${game}-`)));
const stepTexts = (end: RegExp) => lessons.flatMap((lesson) => lesson.steps.flatMap((step) => textsOf(lesson.id, step))).filter((id) => end.test(id));
const figures = books.flatMap(({ game, chapters }) => chapters.flatMap(({ parts: of }) => of.map((part) => ({ game, part }))));

/** Every id that a template can make. A template that is not here fails the test, and so does one that no one writes any more. */
const SAID: Record<string, string[]> = {
  'game-*': fill('game-*', GAMES),
  'game-*-line': fill('game-*-line', GAMES),
  'now-*': fill('now-*', GAMES),
  'level-*': fill('level-*', LEVELS),
  'verdict-*': fill('verdict-*', wordsOf('Verdict')),
  'question-*': fill('question-*', ['draw', 'takeback', 'resignation', 'rematch']),
  'question-*-own': fill('question-*-own', ['draw', 'takeback', 'resignation', 'rematch']),
  'question-*-yes': fill('question-*-yes', ['draw', 'takeback', 'resignation', 'rematch']),
  'question-*-no': fill('question-*-no', ['draw', 'takeback', 'rematch']),
  'closed-**-*': fill('closed-**-*', ['draw', 'takeback'], ['', '-own'], ['declined', 'withdrawn', 'played-on']),
  'away-*': fill('away-*', ['clock', 'claim', 'replace']),
  'away-*-in': fill('away-*-in', ['claim', 'replace']),
  'report-reason-*': fill('report-reason-*', ['abuse', 'cheating', 'spam', 'name', 'other']),
  'trouble-*': fill('trouble-*', TROUBLES),
  'trouble-*-advice': fill('trouble-*-advice', TROUBLES),
  'refused-*': fill('refused-*', KNOWN),
  'token-scope-*': fill('token-scope-*', wordsOf('Scope')),
  'token-scope-*-about': fill('token-scope-*-about', wordsOf('Scope')),
  'solved-part-*': fill('solved-part-*', ['win', 'hold', 'proof']),
  'solved-remark-*': fill('solved-remark-*', ['fast', 'slow', 'slip', 'open', 'long', 'short']),
  'setup-way-*': fill('setup-way-*', WAYS),
  'setup-go-*': fill('setup-go-*', WAYS),
  'setup-sitter-*': fill('setup-sitter-*', ['me', ...WAYS]),
  'setup-problem-*': fill('setup-problem-*', ['here-and-elsewhere', 'nobody-here']),
  'setup-rated-*': fill('setup-rated-*', ['position', 'computer', 'clock']),
  'settings-*': fill('settings-*', SWITCHES),
  'settings-*-about': fill('settings-*-about', SWITCHES),
  'settings-theme-*': fill('settings-theme-*', ['system', 'light', 'dark']),
  'puzzles-theme-*': fill('puzzles-theme-*', [
    'long-relay',
    'starvation',
    'capture',
    'big-capture',
    'stack-of-seven',
    'swap',
    'two-scales',
    'cover',
    'high-stack',
    'pincers',
    'goal-points',
    'sumito',
    'edge',
    'double-threat',
    'parry',
    'quiet',
    'defence',
  ]),
  'puzzles-*': fill('puzzles-*', ['proved', 'engine']),
  'puzzles-*-about': fill('puzzles-*-about', ['proved', 'engine']),
  'learn-lesson-*': fill('learn-lesson-*', ['hus-european', 'hus-african']),
  'lesson-*-game-title': fill('lesson-*-game-title', LESSON_IDS),
  'lesson-*-game-task': fill('lesson-*-game-task', LESSON_IDS),
  'lesson-*-*-title': stepTexts(/-title$/),
  'lesson-*-*-task': stepTexts(/-task$/),
  'lesson-*-*-task-*': stepTexts(/-task-\d$/),
  'lesson-*-*-done': stepTexts(/-done$/),
  'lesson-*-*-wrong-*': stepTexts(/-wrong-[\w-]+$/),
  'lesson-advice-*-*': advices,
  'rules-*-*-title': books.flatMap(({ game, chapters }) => chapters.map(({ id }) => `rules-${game}-${id}-title`)),
  'rules-*-*': figures.map(({ game, part }) => `rules-${game}-${'text' in part ? part.text : part.figure.caption}`),
  'pantarei-stack*': fill('pantarei-stack*', ['', '-movable', '-target']),
  'pantarei-chosen-*': fill('pantarei-chosen-*', ['one', 'two', 'swap']),
  'pantarei-mode-*': fill('pantarei-mode-*', ['one', 'two', 'swap']),
  'pantarei-plays-*': fill('pantarei-plays-*', ['white', 'black', 'none']),
};
const made = new Set(Object.values(SAID).flat());

/** The arguments that a message uses, and those that its parts use. */
const variables = new Map<string, Set<string>>();
for (const entry of entries) {
  if (entry.type !== 'Message') continue;
  const used = [...JSON.stringify(entry).matchAll(/"type":"VariableReference","id":\{"type":"Identifier","name":"(\w+)"/g)];
  variables.set(entry.id.name, new Set(used.map((found) => found[1]!)));
}
function argumentsOf(id: string): Set<string> {
  const entry = entries.find((one) => one.type === 'Message' && one.id.name === id);
  const inner = [...JSON.stringify(entry ?? '').matchAll(/"type":"MessageReference","id":\{"type":"Identifier","name":"([\w-]+)"/g)];
  return new Set([...(variables.get(id) ?? []), ...inner.flatMap((found) => [...argumentsOf(found[1]!)])]);
}

/** Ids also stand in data, and in longer conditions. */
const quoted = new Set(texts.flatMap((text) => [...text.matchAll(/'([a-zA-Z0-9-]+)'/g)].map((found) => found[1] ?? '')));

describe('the messages', () => {
  it('can be read', () => {
    const broken = entries.flatMap((entry) => (entry.type === 'Junk' ? [entry.content] : []));
    expect(broken).toEqual([]);
  });

  it('have one text for each id', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('have ids that the rules and the server do not use too: the page says them from one bundle', () => {
    const others = ['rules', 'server'].flatMap((folder) => filesBelow(join(ENGLISH, '..', folder)));
    const said = others.flatMap((path) => new FluentParser().parse(readFileSync(path, 'utf8')).body);
    const known = said.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));
    expect(known.length).toBeGreaterThan(100);
    expect(ids.filter((id) => known.includes(id))).toEqual([]);
  });

  it('are all there', () => {
    expect(literal.length).toBeGreaterThan(100);
    expect([...new Set(literal)].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('are all there if a template makes their ids', () => {
    expect([...templates].toSorted()).toEqual(Object.keys(SAID).toSorted());
    expect([...made].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('are told what they say', () => {
    const told = literals.filter(({ id, given }) => given !== null && ids.includes(id));
    expect(told.length).toBeGreaterThan(100);
    const wrong = told.flatMap(({ id, given, isAlone }) => {
      const needed = argumentsOf(id);
      const missing = [...needed].filter((name) => !given!.includes(name)).map((name) => `${id} is not told ${name}`);
      const useless = given!.filter((name) => isAlone && !needed.has(name)).map((name) => `${id} is told ${name} and does not use it`);
      return [...missing, ...useless];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('are all used', () => {
    const isUsed = (id: string) => quoted.has(id) || parts.has(id) || made.has(id);
    expect(ids.filter((id) => !isUsed(id))).toEqual([]);
  });
});
