import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FluentParser, type Entry } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { books as rulebook } from '../../rulebook/book';
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

const files = filesBelow(SOURCE)
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path: relative(SOURCE, path), text: readFileSync(path, 'utf8') }));

const sources = filesBelow(ENGLISH).map((path) => readFileSync(path, 'utf8'));
const entries: Entry[] = sources.flatMap((text) => new FluentParser().parse(text).body);
/** Messages may be part of others: `{ other-id }`. */
const parts = new Set(sources.flatMap((text) => [...text.matchAll(/\{ ([a-z][a-zA-Z0-9-]*) \}/g)].map((found) => found[1] ?? '')));
const ids = entries.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));

/** A call of `t`: what stands for the id, and the names of the arguments; none if they are not written there. */
interface Call {
  path: string;
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

/** What stands for the options of the game that is read about: `told(played)` of the rulebook. */
const OPTIONS = '…options';

function givenBy(second: string | undefined): string[] | null {
  if (second === undefined) return [];
  if (second === 'told(played)') return [OPTIONS];
  if (!/^\{[^]*\}$/.test(second)) return null;
  const names = splitAtCommas(second.slice(1, -1)).map((argument) => argument.split(':')[0]!.trim());
  const plain = names.map((name) => (name === '...told(played)' ? OPTIONS : name));
  return plain.some((name) => name.startsWith('...')) ? null : plain;
}

const calls: Call[] = files.flatMap(({ path, text }) =>
  [...text.matchAll(/(?<!\w|get #)t\(/g)].map((found) => {
    const [first = '', second] = splitAtCommas(inBrackets(text, found.index + 1));
    return { path, first, given: givenBy(second) };
  }),
);

/** The ids that a call names: t('id'), and every branch of t(condition ? 'id' : 'id'). */
function named(first: string): string[] {
  if (/^'[\w-]+'$/.test(first)) return [first.slice(1, -1)];
  if (!/\?[^?]*'[\w-]+'\s*:\s*[^]*'[\w-]+'$/.test(first)) return [];
  return [...first.matchAll(/(?<=[?:]\s*)'([\w-]+)'/g)].map(([, id]) => id!);
}

/** t(`beginning-${…}-end`), each hole as a star; none if it is no template. */
function templateOf(first: string): string | null {
  return first.startsWith('`') ? first.slice(1, -1).replace(/\$\{[^}]+\}/g, '*') : null;
}

const literals = calls.flatMap(({ first, given }) => named(first).map((id, _, ids) => ({ id, given, isAlone: ids.length === 1 })));
const literal = literals.map(({ id }) => id);
const templates = new Set(calls.flatMap(({ first }) => templateOf(first) ?? []));

/** The calls that name no id: the functions of `messages.svelte.ts` that say what the rules and the server say, and lists. */
const nameless = calls.filter(({ first }) => named(first).length === 0 && templateOf(first) === null).map(({ path, first }) => `${path}: ${first}`);

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
const books = await Promise.all(GAMES.map(async (game) => ({ game, ...(await rulebook.fetched(game)) })));
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

/** Whether a text of the rules, `rules-hus-…`, names an option of its game. */
function isOption(id: string, name: string): boolean {
  const game = id.split('-')[1] ?? '';
  return rulesTexts.some((text) => text.includes(`${game}-option-${name}-name =`));
}
const rulesTexts = filesBelow(join(ENGLISH, '../rules')).map((path) => readFileSync(path, 'utf8'));

/** Which of the texts of the rules a call takes: their templates look the same. */
const RULES: Record<string, string[]> = {
  '`rules-${settings.game}-${part.text}`': figures.flatMap(({ game, part }) => ('text' in part ? `rules-${game}-${part.text}` : [])),
  '`rules-${settings.game}-${figure.caption}`': figures.flatMap(({ game, part }) => ('text' in part ? [] : `rules-${game}-${part.figure.caption}`)),
};

/** The ids that each call can make, with what it is told. */
const told = calls.flatMap(({ path, first, given }) => {
  const template = templateOf(first);
  const ids = template === null ? named(first) : (RULES[first] ?? SAID[template] ?? []);
  return ids.length === 0 ? [] : [{ place: `${path}: ${first}`, ids, given }];
});

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

  it('are named where they are said', () => {
    expect(nameless.toSorted()).toEqual([
      'lib/text/messages.svelte.ts: last',
      'lib/text/messages.svelte.ts: message.id',
      'lib/text/messages.svelte.ts: more',
      'lib/text/messages.svelte.ts: two',
    ]);
  });

  it('are told what they say', () => {
    expect(told.length).toBeGreaterThan(100);
    const wrong = told.flatMap(({ place, ids: possible, given }) => {
      if (given === null) return [`${place}: write the arguments out`];
      const needed = possible.map((id) => ({ id, names: argumentsOf(id) }));
      const isGiven = (id: string, name: string) => given.includes(name) || (given.includes(OPTIONS) && isOption(id, name));
      const missing = needed.flatMap(({ id, names }) => [...names].filter((name) => !isGiven(id, name)).map((name) => `${place}: ${id} is not told ${name}`));
      const plain = given.filter((name) => name !== OPTIONS);
      const useless = plain.filter((name) => needed.every(({ names }) => !names.has(name))).map((name) => `${place} does not use ${name}`);
      return [...missing, ...useless];
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('are all used', () => {
    const used = new Set([...literal, ...parts, ...made]);
    expect(ids.filter((id) => !used.has(id))).toEqual([]);
  });
});
