import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offeredLanguages, partsOf, textOf } from '../../../messages/catalogue';
import { problemsOf } from '../../../messages/check';
import { messagesPlugin } from '../../../messages/plugin';

const MESSAGES = join(import.meta.dirname, '../../../../messages');
const languages = offeredLanguages(MESSAGES).map(({ id }) => id);
/** What a language may weigh, compressed: what is on every screen, and what comes with the rules. */
const MOST_BYTES = 40_000;
const WITH_THE_RULES = ['page', 'rules', 'server'];

describe.each(languages)('the language %s', (language) => {
  it('says everything that English says, with the same arguments and all forms', () => {
    expect(problemsOf(MESSAGES, language)).toEqual([]);
  });

  it('is small', () => {
    const bytes = WITH_THE_RULES.map((part) => gzipSync(textOf(MESSAGES, language, part)).length);
    expect(bytes.reduce((sum, part) => sum + part)).toBeLessThanOrEqual(MOST_BYTES);
  });
});

/** A folder of messages with English and a language of our own. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tetrarch-messages-'));
  cpSync(join(MESSAGES, 'en'), join(folder, 'en'), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file of a language. */
function write(file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

describe('a folder that is added', () => {
  it('is a language that is offered, with its own name and direction', () => {
    write('eo/page/shell.ftl', 'nav-learn = Lerni\n');
    write('he/page/shell.ftl', 'nav-learn = ללמוד\n');
    const offered = offeredLanguages(folder);
    expect(offered).toContainEqual({ id: 'eo', name: 'Esperanto', dir: 'ltr' });
    expect(offered).toContainEqual({ id: 'he', name: 'עברית', dir: 'rtl' });
  });

  it('falls back to English message by message', () => {
    const bundle = new FluentBundle('eo');
    bundle.addResource(new FluentResource(textOf(folder, 'eo', 'page')));
    const say = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!);
    expect([say('nav-learn'), say('nav-lobby')]).toEqual(['Lerni', 'Lobby']);
    expect(problemsOf(folder, 'eo', { mayBeMissing: true })).toEqual([]);
    expect(problemsOf(folder, 'eo')).toContain('nav-lobby is missing (page/shell.ftl)');
  });

  it('is in the page that is built, in files of its own', async () => {
    const out = mkdtempSync(join(tmpdir(), 'tetrarch-page-'));
    const input = join(out, 'input.js');
    writeFileSync(input, "export * from 'virtual:languages';\n");
    await build({
      configFile: false,
      root: out,
      logLevel: 'silent',
      plugins: [messagesPlugin(folder)],
      build: { outDir: join(out, 'dist'), lib: { entry: input, formats: ['es'], fileName: () => 'entry.js' } },
    });
    const built = (await import(/* @vite-ignore */ join(out, 'dist/entry.js'))) as typeof import('virtual:languages');
    expect(built.languages.map(({ id }) => id)).toEqual(expect.arrayContaining(['en', 'eo', 'he']));
    const files = built.filesOf('eo');
    expect(files).toHaveLength(partsOf(folder).length);
    const texts = files.map((file) => readFileSync(join(out, 'dist', file), 'utf8'));
    expect(texts.join('\n')).toContain('nav-learn = Lerni');
    expect(readdirSync(join(out, 'dist'))).toContain('manifest.eo.webmanifest');
    expect(JSON.parse(readFileSync(join(out, 'dist/manifest.he.webmanifest'), 'utf8'))).toMatchObject({ lang: 'he', dir: 'rtl' });
    rmSync(out, { recursive: true });
  });

  it('must be named after a language', () => {
    mkdirSync(join(folder, 'not a language'));
    expect(() => offeredLanguages(folder)).toThrow('messages/not a language');
    rmSync(join(folder, 'not a language'), { recursive: true });
  });
});

describe('the check of a language', () => {
  const wrong: [string, string, string][] = [
    ['a broken file', 'title-room = { $room\n', 'page/shell.ftl: '],
    ['an argument too few', 'title-room = Tetrarch\n', 'title-room uses the arguments “”, English “room”'],
    ['an argument too many', 'nav-learn = Učit { $x }\n', 'nav-learn uses the arguments “x”, English “”'],
    ['a message that English does not have', 'nav-nothing = Nic\n', 'nav-nothing does not exist in English (page/shell.ftl)'],
    ['a message twice', 'nav-learn = Učit\nnav-learn = Naučit\n', 'nav-learn is written twice: in page/shell.ftl and page/shell.ftl'],
    ['a message in another file', 'settings = Nastavení\n', 'settings is in page/shell.ftl, in English in page/settings.ftl'],
    ['English', 'nav-learn = Learn\n', 'nav-learn is the same as in English: Learn'],
    [
      'English in one of its forms',
      'settings-speed-value = { $speed ->\n    [0] Off\n    [0.5] Pomalá\n    [1] Běžná\n   *[2] Rychlá\n}\n',
      'settings-speed-value is the same as in English: Off',
    ],
    ['an apostrophe of typewriters', "nav-learn = Učit d'Ada\n", 'nav-learn: ’ is the apostrophe (page/shell.ftl)'],
    ['three full stops', 'nav-learn = Učit...\n', 'nav-learn: … is one sign (page/shell.ftl)'],
    ['a percentage that may break', 'title-room = { $room } %\n', 'title-room: a space that must not break is an ordinary one'],
    ['a quotation that may break', 'title-room = « { $room }»\n', 'title-room: a space that must not break is an ordinary one'],
    ['two kinds of quotation marks', 'nav-learn = „Učit“\nnav-lobby = »Lobby«\n', 'more than one kind of quotation marks: « » “ „'],
    ['an unknown reference', 'nav-learn = { nav-other }\n', 'nav-learn refers to nav-other, which does not exist'],
    ['an unknown function', 'title-room = { UPPER($room) }\n', 'title-room: there is no function UPPER'],
    ['an unknown way to write a number', 'title-room = { NUMBER($room, style: "percent") }\n', 'title-room: NUMBER has only the argument useGrouping: "false"'],
    ['an unknown case', 'title-room = { SIDE($room, form: "locative") }\n', 'title-room: the form locative is missing of side-'],
    ['an unknown word', 'title-room = { $room ->\n    [maybe] Snad\n   *[other] { $room }\n}\n', 'title-room: $room is never maybe'],
  ];

  it.each(wrong)('finds %s', (_, text, problem) => {
    write('cs/page/shell.ftl', text);
    expect(problemsOf(folder, 'cs', { mayBeMissing: true }).filter((found) => found.startsWith(problem))).toHaveLength(1);
  });

  it('finds forms that are missing, and forms that a language does not have', () => {
    rmSync(join(folder, 'cs/page/shell.ftl'));
    const forms = (...names: string[]) => {
      const variants = names.map((name) => `    [${name}] { $seconds } s\n`).join('');
      write('cs/server/refusals.ftl', `refusal-too-many-requests = { $seconds ->\n${variants}   *[other] { $seconds } sekund\n}\n`);
      return problemsOf(folder, 'cs', { mayBeMissing: true });
    };
    expect(forms('one', 'few', 'many')).toEqual([]);
    expect(forms('one', 'few')).toEqual(['refusal-too-many-requests: $seconds has no form for many']);
    expect(forms('one', 'few', 'many', 'two')).toEqual(['refusal-too-many-requests: $seconds never has the form two']);
    rmSync(join(folder, 'cs/server'), { recursive: true });
  });

  it('finds forms that leave something out', () => {
    const takeback = (one: string, few: string) => {
      const variants = `    [one] ${one}\n    [few] ${few}\n    [many] { $name } { $count } M\n`;
      write('ru/page/table.ftl', `question-takeback = { $count ->\n${variants}   *[other] { $name } { $count } O\n}\n`);
      return problemsOf(folder, 'ru', { mayBeMissing: true });
    };
    expect(takeback('{ $name } { $count } E', '{ $name } { $count } F')).toEqual([]);
    expect(takeback('{ $name } { $count } E', '{ $count } F')).toEqual(['question-takeback says $name only in some of its forms']);
    // 21, 31, 41… are “one” too.
    expect(takeback('{ $name } E', '{ $name } { $count } F')).toEqual(['question-takeback: the form one of $count stands for several numbers and says none']);
    rmSync(join(folder, 'ru'), { recursive: true });
  });

  it('asks for a reason where a message is the same as in English', () => {
    write('cs/page/shell.ftl', 'title = Tetrarch\nnav-learn = Učit se\n');
    write('cs/same-as-english.txt', 'title  # the name of the page\n');
    expect(problemsOf(folder, 'cs', { mayBeMissing: true })).toEqual([]);
    write('cs/same-as-english.txt', 'title\nnav-learn  # a mistake\nno-such-id  # neither\n');
    expect(problemsOf(folder, 'cs', { mayBeMissing: true })).toEqual([
      'nav-learn is not the same as in English, but stands in same-as-english.txt',
      'title stands in same-as-english.txt without a reason',
      'no-such-id stands in same-as-english.txt, and there is no such message',
    ]);
  });
});
