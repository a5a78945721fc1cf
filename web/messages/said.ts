import type { Pattern, SelectExpression } from '@fluent/syntax';

/** The pattern of a message that another one refers to. */
export type Find = (id: string) => Pattern | null;

function choicesIn(pattern: Pattern): SelectExpression[] {
  return pattern.elements.flatMap((element) => (element.type === 'Placeable' && element.expression.type === 'SelectExpression' ? [element.expression] : []));
}

/** Whether a text has words of a language, and not only names of arguments and signs. */
export function hasWords(text: string): boolean {
  return /\p{L}{3}/u.test(text);
}

/** The texts with words that a pattern may say, without what it is told: its own words, and those of each variant that it chooses among. */
export function textsOf(pattern: Pattern | null): string[] {
  if (!pattern) return [];
  const own = pattern.elements.map((element) => (element.type === 'TextElement' ? element.value : ' … ')).join('');
  const chosen = choicesIn(pattern).flatMap(({ variants }) => variants.flatMap(({ value }) => textsOf(value)));
  return [own.replace(/[ \t\n]+/g, ' ').trim(), ...chosen].filter(hasWords);
}

/** The arguments that a pattern says whatever it chooses. What it only chooses by is not said. */
export function alwaysSaid(find: Find, pattern: Pattern | null, seen: readonly string[] = []): Set<string> {
  const said = new Set<string>();
  for (const element of pattern?.elements ?? []) {
    if (element.type !== 'Placeable') continue;
    const { expression } = element;
    if (expression.type === 'VariableReference') said.add(expression.id.name);
    if (expression.type === 'FunctionReference') {
      for (const argument of expression.arguments.positional) if (argument.type === 'VariableReference') said.add(argument.id.name);
    }
    if (expression.type === 'MessageReference' && !seen.includes(expression.id.name)) {
      const { name } = expression.id;
      for (const other of alwaysSaid(find, find(name), [...seen, name])) said.add(other);
    }
    if (expression.type === 'SelectExpression') {
      const [first, ...others] = expression.variants.map(({ value }) => alwaysSaid(find, value, seen));
      for (const name of first ?? []) if (others.every((other) => other.has(name))) said.add(name);
    }
  }
  return said;
}

/** A plural form that stands for several numbers, and does not say which. */
export interface Numberless {
  by: string;
  form: string;
}

/** How far numbers are tried: every plural rule repeats itself before. */
const ENOUGH = 200;

/** Forms that stand for several numbers, as `one` does for 1 and 21 in Russian, without the number that other forms of the same choice have. */
export function numberless(find: Find, pattern: Pattern | null, rules: Intl.PluralRules): Numberless[] {
  if (!pattern) return [];
  return choicesIn(pattern).flatMap((choice) => {
    const inside = choice.variants.flatMap(({ value }) => numberless(find, value, rules));
    if (choice.selector.type !== 'VariableReference') return inside;
    const by = choice.selector.id.name;
    const forms = choice.variants.map(({ key, value }) => ({ form: key.type === 'Identifier' ? key.name : key.value, says: alwaysSaid(find, value).has(by) }));
    if (!forms.some(({ form, says }) => form === 'other' && says)) return inside;
    const numbersOf = (form: string) => {
      // 0 things are rarely spoken of, and have a form of their own where they are.
      const all = Array.from({ length: ENOUGH }, (_, index) => index + 1);
      return all.filter((number) => rules.select(number) === form && !forms.some((other) => other.form === String(number)));
    };
    return [...inside, ...forms.filter(({ form, says }) => !says && numbersOf(form).length > 1).map(({ form }) => ({ by, form }))];
  });
}
