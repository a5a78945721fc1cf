import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { isolated } from './bidi';

/** What a message may be told. */
export type Arguments = Record<string, string | number>;

/** A message catalogue: the text of an id. */
export type Translate = (id: string, args?: Arguments) => string;

const english = import.meta.glob<string>('../../messages/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function bundle(language: string, files: Record<string, string>): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    const errors = made.addResource(new FluentResource(text));
    if (errors.length > 0) console.error(`${path}: ${errors.join('; ')}`);
  }
  return made;
}

let current = $state.raw(bundle('en', english));

/** The languages there are, in their own names. */
export const LANGUAGES: Record<string, string> = { en: 'English' };

/** What a message is told, each text kept apart from the sentence around it. */
function apart(args: Arguments): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([id, value]) => [id, typeof value === 'string' ? isolated(value) : value]));
}

/** The text of a message in the language of the page. A missing id shows itself; a test sees to it that none is. */
export const t: Translate = (id, args) => {
  const message = current.getMessage(id);
  if (!message?.value) return id;
  return current.formatPattern(message.value, args && apart(args), []);
};
