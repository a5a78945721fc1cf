import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, Visitor, type Attribute, type FunctionReference, type Message, type SelectExpression, type Term } from '@fluent/syntax';
import { SOURCE } from './catalogue.ts';
import { alwaysSaid, numberless, textsOf, type Find } from './said.ts';
import { marksOf, typographyOf } from './typography.ts';

/** What a language consists of. */
const FOLDERS = ['page', 'rules', 'server', 'cli'];
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** The list of messages that are rightly the same as in English: an id and a reason in each line. */
const SAME = 'same-as-english.txt';

interface Written {
  entry: Message | Term;
  file: string;
  /** The pattern as it stands, on one line. */
  text: string;
}

/** Everything that a language says, by id; what is wrong with the files themselves is added to the problems. */
function read(messages: string, language: string, problems: string[]): Map<string, Written> {
  const found = new Map<string, Written>();
  for (const folder of FOLDERS) {
    const path = join(messages, language, folder);
    const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.ftl')) : [];
    for (const file of names.map((name) => `${folder}/${name}`)) {
      const source = readFileSync(join(messages, language, file), 'utf8');
      for (const entry of new FluentParser().parse(source).body) {
        if (entry.type === 'Junk') problems.push(`${file}: ${entry.annotations[0]?.message}: ${entry.content.slice(0, 60).trim()}`);
        if (entry.type !== 'Message' && entry.type !== 'Term') continue;
        const id = (entry.type === 'Term' ? '-' : '') + entry.id.name;
        const before = found.get(id);
        if (before) problems.push(`${id} is written twice: in ${before.file} and ${file}`);
        const text = entry.value ? source.slice(entry.value.span!.start, entry.value.span!.end).replace(/[ \t\n]+/g, ' ') : '';
        found.set(id, { entry, file, text });
      }
    }
  }
  return found;
}

/** What a message uses. */
class Uses extends Visitor {
  variables = new Set<string>();
  references = new Set<string>();
  functions: FunctionReference[] = [];
  /** Each variable that a form is chosen by, with the forms of each choice. */
  choices: { by: string; forms: string[]; otherwise: string }[] = [];

  static of(entry: Message | Term | Attribute): Uses {
    const uses = new Uses();
    uses.visit(entry);
    return uses;
  }

  override visitVariableReference(node: { id: { name: string } }): void {
    this.variables.add(node.id.name);
  }

  override visitMessageReference(node: { id: { name: string } }): void {
    this.references.add(node.id.name);
  }

  override visitTermReference(node: { id: { name: string } }): void {
    this.references.add(`-${node.id.name}`);
    this.genericVisit(node as never);
  }

  override visitFunctionReference(node: FunctionReference): void {
    this.functions.push(node);
    this.genericVisit(node);
  }

  override visitSelectExpression(node: SelectExpression): void {
    const key = (variant: SelectExpression['variants'][number]) => (variant.key.type === 'Identifier' ? variant.key.name : variant.key.value);
    if (node.selector.type === 'VariableReference') {
      const otherwise = node.variants.find((variant) => variant.default);
      this.choices.push({ by: node.selector.id.name, forms: node.variants.map(key), otherwise: otherwise ? key(otherwise) : '' });
    }
    this.genericVisit(node);
  }
}

/** What a message and all that it refers to use. */
function allUses(all: Map<string, Written>, id: string, seen = new Set<string>()): Uses[] {
  const written = all.get(id);
  if (!written || seen.has(id)) return [];
  seen.add(id);
  const uses = Uses.of(written.entry);
  return [uses, ...[...uses.references].flatMap((other) => allUses(all, other, seen))];
}

const isPlural = (forms: string[]) => forms.some((form) => CATEGORIES.includes(form) && form !== 'other');
const isNumber = (form: string) => /^-?\d+(\.\d+)?$/.test(form);

function variablesOf(all: Map<string, Written>, id: string): string {
  return [...new Set(allUses(all, id).flatMap((uses) => [...uses.variables]))].toSorted().join(' ');
}

/** The words among which a form of a variable is chosen in English: `yes no`; none if it is a number or a side. */
function wordsOf(all: Map<string, Written>, id: string, variable: string): string[] {
  const choices = allUses(all, id).flatMap((uses) => uses.choices.filter((choice) => choice.by === variable));
  return [...new Set(choices.flatMap((choice) => choice.forms))].filter((form) => !CATEGORIES.includes(form) && !isNumber(form)).toSorted();
}

function findIn(all: Map<string, Written>): Find {
  return (id) => all.get(id)?.entry.value ?? null;
}

/** The ids of the list, each with its reason. */
function sameList(messages: string, language: string): Map<string, string> {
  const path = join(messages, language, SAME);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const entries = lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).map((line) => line.split(/\s*#\s*/));
  return new Map(entries.map(([id = '', reason = '']) => [id.trim(), reason.trim()]));
}

/** What is wrong with the texts of a language, compared with English. Missing messages can be forgiven: they are said in English. */
export function problemsOf(messages: string, language: string, how: { mayBeMissing?: boolean } = {}): string[] {
  const problems: string[] = [];
  const english = read(messages, SOURCE, []);
  const own = read(messages, language, problems);
  const rules = new Intl.PluralRules(language);
  const categories = rules.resolvedOptions().pluralCategories as string[];
  const sides = [...english.keys()].flatMap((id) => (id.startsWith('side-') ? [id.slice('side-'.length)] : []));
  const same = sameList(messages, language);

  for (const [id, source] of english) {
    const written = own.get(id);
    if (!written) {
      if (!how.mayBeMissing && source.entry.type === 'Message') problems.push(`${id} is missing (${source.file})`);
      continue;
    }
    if (written.file !== source.file) problems.push(`${id} is in ${written.file}, in English in ${source.file}`);
    const [has, needs] = [variablesOf(own, id), variablesOf(english, id)];
    if (has !== needs) problems.push(`${id} uses the arguments “${has}”, English “${needs}”`);
    if (language === SOURCE) continue;
    const chosen = new Set(allUses(own, id).flatMap((uses) => uses.choices.map(({ by }) => by)));
    const always = alwaysSaid(findIn(own), written.entry.value);
    const left = [...alwaysSaid(findIn(english), source.entry.value)].filter((name) => !always.has(name) && !chosen.has(name));
    if (left.length > 0) problems.push(`${id} says $${left.join(', $')} only in some of its forms`);
    const inEnglish = textsOf(source.entry.value);
    const untranslated = textsOf(written.entry.value).filter((text) => inEnglish.includes(text));
    if (untranslated.length > 0 && !same.has(id)) problems.push(`${id} is the same as in English: ${untranslated.join(' | ')}`);
    if (untranslated.length === 0 && written.text !== source.text && same.has(id)) problems.push(`${id} is not the same as in English, but stands in ${SAME}`);
  }

  for (const [id, reason] of same) {
    if (!english.has(id)) problems.push(`${id} stands in ${SAME}, and there is no such message`);
    if (reason === '') problems.push(`${id} stands in ${SAME} without a reason`);
  }

  problems.push(...marksOf([...own.values()].map(({ text }) => text)));
  for (const [id, { entry, file, text }] of own) {
    problems.push(...typographyOf(text).map((problem) => `${id}: ${problem} (${file})`));
    for (const { by, form } of numberless(findIn(own), entry.value, rules))
      problems.push(`${id}: the form ${form} of $${by} stands for several numbers and says none`);
    if (entry.type === 'Message' && !english.has(id)) problems.push(`${id} does not exist in English (${file})`);
    const uses = Uses.of(entry);
    for (const other of uses.references) if (!own.has(other) && !english.has(other)) problems.push(`${id} refers to ${other}, which does not exist`);
    for (const { by, forms, otherwise } of uses.choices) {
      const words = wordsOf(english, id, by);
      const plain = forms.filter((form) => !isNumber(form));
      if (isPlural(forms)) {
        const missing = categories.filter((category) => !forms.includes(category));
        if (missing.length > 0) problems.push(`${id}: $${by} has no form for ${missing.join(', ')}`);
        const unknown = plain.filter((form) => !categories.includes(form));
        if (unknown.length > 0) problems.push(`${id}: $${by} never has the form ${unknown.join(', ')}`);
        if (otherwise !== 'other') problems.push(`${id}: $${by} falls back to ${otherwise}, not to other`);
      } else {
        const isBySide = words.length === 0 || words.some((word) => sides.includes(word));
        const known = ['other', ...words, ...(isBySide ? sides : [])];
        const unknown = plain.filter((form) => !known.includes(form));
        if (unknown.length > 0) problems.push(`${id}: $${by} is never ${unknown.join(', ')}`);
        const missing = isBySide || otherwise === 'other' ? [] : words.filter((word) => !forms.includes(word));
        if (missing.length > 0) problems.push(`${id}: $${by} has no form for ${missing.join(', ')}`);
      }
    }
    for (const call of uses.functions) {
      // A number that programs read too: NUMBER($count, useGrouping: "false").
      if (call.id.name === 'NUMBER') {
        const isPlain = call.arguments.named.every(
          ({ name, value }) => name.name === 'useGrouping' && value.type === 'StringLiteral' && value.value === 'false',
        );
        if (!isPlain) problems.push(`${id}: NUMBER has only the argument useGrouping: "false"`);
        continue;
      }
      if (call.id.name !== 'SIDE') problems.push(`${id}: there is no function ${call.id.name}`);
      for (const { name, value } of call.arguments.named) {
        const form = value.type === 'StringLiteral' ? value.value : '';
        const without = sides.filter((side) => !own.get(`side-${side}`)?.entry.attributes.some((attribute) => attribute.id.name === form));
        if (name.name !== 'form') problems.push(`${id}: SIDE has no argument ${name.name}`);
        else if (without.length > 0) problems.push(`${id}: the form ${form} is missing of side-${without.join(', side-')}`);
      }
    }
  }
  return problems;
}
