import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser } from '@fluent/syntax';

/** The language that all others are translated from. */
export const SOURCE = 'en';

/** What the first screen says, and everything that has no part of its own. */
export const FIRST_PART = 'page';

/** Texts that are fetched when they are needed (`loadMessages` of `lib/text`): the files of each part, as `folder/name`. */
const PARTS: Record<string, RegExp> = {
  // What boards say is said when the rules are there.
  rules: /^rules\/|^page\/(boards-|coach|editor|told)/,
  // With the rules, or when the server first refuses something.
  server: /^server\//,
  lessons: /^page\/lesson/,
  'rule-texts': /^page\/rules-/,
  puzzles: /^page\/puzzle/,
  solved: /^page\/solved/,
  explorer: /^page\/explorer/,
};

/** Folders of a language whose texts the page says. */
const FOLDERS = ['page', 'rules', 'server'];

/** A language as it is offered. */
export interface Offered {
  /** The name of its folder: `cs`, `pt-BR`. */
  id: string;
  /** As it calls itself: Čeština. */
  name: string;
  dir: 'ltr' | 'rtl';
}

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** Every language that has a folder; a folder that is not named after a language is an error. */
export function offeredLanguages(messages: string): Offered[] {
  const folders = readdirSync(messages, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const offered = folders.map(({ name }) => described(name));
  return offered.toSorted((one, other) => one.name.localeCompare(other.name, SOURCE));
}

function described(id: string): Offered {
  let locale: Intl.Locale;
  try {
    locale = new Intl.Locale(id);
  } catch {
    throw new Error(`messages/${id}: a folder is named after a language, such as cs or pt-BR`);
  }
  const own = new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id;
  const [first = '', ...rest] = own;
  return {
    id,
    name: first.toLocaleUpperCase(id) + rest.join(''),
    dir: RIGHT_TO_LEFT.includes(locale.maximize().script ?? '') ? 'rtl' : 'ltr',
  };
}

function partOf(file: string): string {
  return Object.entries(PARTS).find(([, files]) => files.test(file))?.[0] ?? FIRST_PART;
}

/** The files of a language that the page says, as `folder/name`. */
function filesOf(messages: string, language: string): string[] {
  return FOLDERS.flatMap((folder) => {
    const path = join(messages, language, folder);
    const names = readdirSync(join(messages, language)).includes(folder) ? readdirSync(path).toSorted() : [];
    return names.filter((name) => name.endsWith('.ftl')).map((name) => `${folder}/${name}`);
  });
}

/** The parts there are: those of which English has a text. */
export function partsOf(messages: string): string[] {
  return [...new Set([FIRST_PART, ...filesOf(messages, SOURCE).map(partOf)])];
}

/** Each message of a part, as it is written, by its id; without comments. */
function entriesOf(messages: string, language: string, part: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const file of filesOf(messages, language).filter((name) => partOf(name) === part)) {
    const text = readFileSync(join(messages, language, file), 'utf8');
    for (const entry of new FluentParser().parse(text).body) {
      if (entry.type === 'Junk') throw new Error(`messages/${language}/${file}: ${entry.annotations[0]?.message}: ${entry.content.slice(0, 80)}`);
      if (entry.type !== 'Message' && entry.type !== 'Term') continue;
      const [start, id] = entry.type === 'Term' ? [entry.id.span!.start - 1, `-${entry.id.name}`] : [entry.id.span!.start, entry.id.name];
      entries.set(id, text.slice(start, entry.span!.end));
    }
  }
  return entries;
}

/** What a part says in a language. A message that the language does not have is in English, so that nothing else of English need be fetched. */
export function textOf(messages: string, language: string, part: string): string {
  const entries = entriesOf(messages, SOURCE, part);
  if (language !== SOURCE) for (const [id, text] of entriesOf(messages, language, part)) entries.set(id, text);
  return [...entries.values()].join('\n') + '\n';
}
