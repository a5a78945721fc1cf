import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { languages, load, parts } from 'virtual:languages';
import type { Arg, Message } from '../protocol';
import { isolated } from './bidi';
import { regional } from './regional';

/** What a message may be told. */
export type Arguments = Record<string, string | number>;

/** A message catalogue: the text of an id. */
export type Translate = (id: string, args?: Arguments) => string;

/** `SIDE($side)`: what a side is called; `SIDE($side, form: "accusative")` is an attribute of that message. */
function sideFunction(made: () => FluentBundle): FluentFunction {
  return ([side], { form }) => {
    const message = made().getMessage(`side-${String(side)}`);
    const pattern = (typeof form === 'string' ? message?.attributes[form] : undefined) ?? message?.value;
    return pattern ? made().formatPattern(pattern) : String(side);
  };
}

/** How a language is written. */
interface Written {
  /** The language of its numbers and dates. */
  locale: string;
  dir: 'ltr' | 'rtl';
  /** What is done to its words, if it is a pseudo-language. */
  transform?: (text: string) => string;
}

/** What the page speaks now. */
interface Spoken extends Written {
  /** `cs`, or a pseudo-language. */
  language: string;
  /** They become more in the same language; what has been said stays true. */
  parts: Set<string>;
  bundle: FluentBundle;
}

const FIRST_PART = 'page';

let spoken: Spoken = $state.raw({ language: 'en', dir: 'ltr', locale: 'en', parts: new Set(), bundle: bundle({ locale: 'en', dir: 'ltr' }, []) });
/** How often texts have come to those of the same language. Only who misses one waits for it: else everything on the page would be said again. */
let arrivals = $state(0);
/** The language that was asked for last; it may still be on its way. */
let asked = 'en';
/** The parts that were asked for: a change of the language brings them all. */
const wanted = new Set([FIRST_PART]);
const resources = new Map<string, Promise<FluentResource>>();

function resource(language: string, part: string): Promise<FluentResource> {
  const key = `${language}/${part}`;
  let found = resources.get(key);
  if (!found) {
    found = load(language, part).then((text) => new FluentResource(text));
    found.catch(() => resources.delete(key)); // so that the next one who asks tries again
    resources.set(key, found);
  }
  return found;
}

function bundle({ locale, dir, transform }: Written, files: FluentResource[]): FluentBundle {
  const functions = { SIDE: sideFunction(() => made) };
  // From left to right only what is written the other way is kept apart (`apart`): invisible signs would get into what is copied.
  const options = { useIsolating: dir === 'rtl', functions, ...(transform ? { transform } : {}) };
  const made: FluentBundle = new FluentBundle(regional(locale), options);
  add(made, files);
  return made;
}

function add(made: FluentBundle, files: FluentResource[]): void {
  const errors = files.flatMap((file) => made.addResource(file));
  if (errors.length > 0) console.error(`${made.locales.join()}: ${errors.join('; ')}`);
}

/** The text of an id, if it is there. Who asks in vain is told when more texts have come. */
function entry(id: string): ReturnType<FluentBundle['getMessage']> {
  const message = spoken.bundle.getMessage(id);
  if (!message) void arrivals;
  return message;
}

async function writing(language: string): Promise<Written> {
  const offered = languages.find(({ id }) => id === language);
  return offered ? { locale: offered.id, dir: offered.dir } : (await import('./pseudo')).pseudo(language);
}

/** Has the page speak a language, once everything that it has asked for so far is there in it. What was asked for last wins. */
export async function speak(language: string): Promise<void> {
  asked = language;
  const parts = [...wanted];
  // Code that waits for texts must not ask for them again, and start over, when the language changes.
  const now = untrack(() => spoken);
  const more = now.language === language ? parts.filter((part) => !now.parts.has(part)) : parts;
  if (now.language === language && more.length === 0) return;
  try {
    const written = await writing(language);
    const files = await Promise.all(more.map((part) => resource(written.locale, part)));
    if (asked !== language || parts.length < wanted.size) return await speak(asked);
    if (untrack(() => spoken) !== now) return await speak(language);
    if (now.language === language) {
      // Others who asked for the same may have had it first.
      const isNew = more.map((part) => !now.parts.has(part));
      add(
        now.bundle,
        files.filter((_, at) => isNew[at]),
      );
      for (const part of more) now.parts.add(part);
      arrivals += 1;
    } else {
      spoken = { ...written, language, parts: new Set(parts), bundle: bundle(written, files) };
    }
  } catch (error) {
    if (asked === language) asked = now.language;
    throw error;
  }
}

/** Has the page speak a language from the beginning with more texts than the first ones; without them if they cannot be fetched. */
export async function speakWith(language: string, texts: readonly string[]): Promise<void> {
  const more = texts.filter((part) => parts.includes(part));
  for (const part of more) wanted.add(part);
  try {
    await speak(language);
  } catch {
    for (const part of more) wanted.delete(part);
    await speak(language);
  }
}

/**
 * Fetches texts that the first screen does without: `loadMessages('lessons')`. A screen awaits it before it is shown; which files a part has is
 * said in `messages/catalogue.ts`.
 */
export async function loadMessages(part: string): Promise<void> {
  if (!parts.includes(part)) return;
  wanted.add(part);
  try {
    await speak(asked);
  } catch (error) {
    wanted.delete(part); // the language can still be changed without it
    throw error;
  }
}

/** Whether texts are there, so that nobody has to wait for `loadMessages`. */
export function hasMessages(part: string): boolean {
  // Texts that are there stay there: a change of the language is no reason to ask again.
  return !parts.includes(part) || untrack(() => spoken).parts.has(part);
}

/** What the rules and the server say. It comes with the rules, not before the first screen. */
export async function loadRulesMessages(): Promise<void> {
  await Promise.all([loadMessages('rules'), loadServerMessages()]);
}

/** What the server refuses. It can refuse before the rules are there. */
export function loadServerMessages(): Promise<void> {
  return loadMessages('server');
}

/** The chapters of the rules, to be read. */
export const RULEBOOK_TEXTS = 'rule-texts';

/** The language of the page: what it is called, how it is written, and whose numbers and dates it has. */
export const language = {
  get id(): string {
    return spoken.language;
  },
  get dir(): 'ltr' | 'rtl' {
    return spoken.dir;
  },
  get locale(): string {
    return spoken.locale;
  },
};

/** What a message is told, each text kept apart from the sentence around it. */
function apart(args: Arguments): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([id, value]) => [id, typeof value === 'string' ? isolated(value) : value]));
}

/** The text of a message in the language of the page. A missing id shows itself; a test sees to it that none is. */
export const t: Translate = (id, args) => {
  const message = entry(id);
  if (!message?.value) return id;
  return spoken.bundle.formatPattern(message.value, args && apart(args), []);
};

/** Whether the page has words for a message: those of the rules and the server come later than the first screen. */
export function canSay(message: Message): boolean {
  return entry(message.id) !== undefined;
}

/** A message of the rules or the server in words. */
export function say(message: Message): string {
  const args = Object.entries(message.args ?? {}).map(([name, arg]) => [name, variable(arg)] as const);
  return t(message.id, Object.fromEntries(args));
}

/** A name or a line about something that can be chosen: the catalogue gives the id of its message. */
export function named(id: string): string {
  return say({ id, args: {} });
}

/** What a side is called. */
export function sideName(side: string): string {
  return named(`side-${side}`);
}

/** The names of several sides, as the language writes a list. */
export function sideNames(sides: string[]): string {
  return joined(sides.map(sideName), 'list-all-two', 'list-all-more', 'list-all-last');
}

function variable(arg: Arg): string | number {
  return typeof arg === 'number' ? arg : words(arg);
}

/** A number as the language writes it. */
function numeral(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(spoken.locale, options).format(value);
}

function words(arg: Arg): string {
  if (typeof arg === 'number') return numeral(arg);
  if (typeof arg === 'string') return arg;
  if ('decimal' in arg) {
    const digits = arg.decimal.split('.')[1]?.length ?? 0;
    const signDisplay = arg.decimal.startsWith('+') ? 'exceptZero' : 'auto';
    return numeral(Number(arg.decimal), { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay });
  }
  if ('text' in arg) return arg.text;
  if ('all' in arg) return joined(arg.all.map(words), 'list-all-two', 'list-all-more', 'list-all-last');
  if ('any' in arg) return joined(arg.any.map(words), 'list-any-two', 'list-any-more', 'list-any-last');
  return say(arg);
}

/** A list as the language writes it: two items, one more in the middle, the last of several. */
function joined(items: string[], two: string, more: string, last: string): string {
  const [first = '', ...rest] = items;
  const end = rest.pop();
  if (end === undefined) return first;
  if (rest.length === 0) return t(two, { first, second: end });
  return t(last, { first: rest.reduce((list, item) => t(more, { first: list, second: item }), first), second: end });
}
