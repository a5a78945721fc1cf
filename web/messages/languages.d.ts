/** The languages of the page; `plugin.ts` makes the module from the folders of `messages`. */
declare module 'virtual:languages' {
  /** Every language that is offered. */
  export const languages: readonly import('./catalogue').Offered[];
  /** The parts there are texts of. */
  export const parts: readonly string[];
  /** The text of a part, as a Fluent file. */
  export function load(language: string, part: string): Promise<string>;
  /** The addresses of all texts of a language; none while the page is developed. */
  export function filesOf(language: string): string[];
}
