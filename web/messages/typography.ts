/** Quotation marks but ’, which is an apostrophe too. */
const MARKS = /[„“”«»‚‘]/gu;

/** Spaces at which a line must not break, in languages that write them: 54 %, quoi ? */
const BREAKS = /(?<=[\p{L}\p{N}}»)]) (?=[%;:!?](?:[\s.,;]|$))/u;
/** The same within « and », where these open and close. */
const BREAKS_WITHIN = /« (?=\S)|(?<=\S) »/u;

/** What is wrong with the signs of a text as it is written, whatever its language. */
export function typographyOf(text: string): string[] {
  const problems: string[] = [];
  if (/\p{L}'\p{L}/u.test(text)) problems.push('’ is the apostrophe');
  if (text.includes('...')) problems.push('… is one sign');
  const opens = text.match(/[«»]/)?.[0] === '«';
  if (BREAKS.test(text) || (opens && BREAKS_WITHIN.test(text))) problems.push('a space that must not break is an ordinary one');
  return problems;
}

/** What is wrong with the quotation marks of a language. Which it has, nobody is told; but it must have one kind. */
export function marksOf(texts: Iterable<string>): string[] {
  const kinds = new Set([...texts].flatMap((text) => text.match(MARKS) ?? []));
  return kinds.size > 2 ? [`more than one kind of quotation marks: ${[...kinds].toSorted().join(' ')}`] : [];
}
