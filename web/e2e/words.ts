import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, type Page } from '@playwright/test';
import { offeredLanguages, partsOf, textOf } from '../messages/catalogue';
import { accented } from '../src/lib/text/pseudo';

const MESSAGES = join(import.meta.dirname, '../../messages');

/** Every language of the page. */
export const LANGUAGES = offeredLanguages(MESSAGES).map(({ id }) => id);

/** What the page says in a language, beside the browser: tests find buttons by it, in any language. */
export type Words = (id: string, args?: Record<string, string | number>) => string;

export function wordsOf(language: string): Words {
  const isPseudo = language === 'en-XA';
  const locale = isPseudo ? 'en' : language;
  const bundle = new FluentBundle(locale, { useIsolating: false, ...(isPseudo ? { transform: accented } : {}) });
  for (const part of partsOf(MESSAGES)) bundle.addResource(new FluentResource(textOf(MESSAGES, locale, part)));
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`there is no message ${id}`);
    return bundle.formatPattern(pattern, args);
  };
}

/** Has the page speak another language, as a person does it: by the list in the header. Pseudo-languages are put on the list first. */
export async function speak(page: Page, language: string): Promise<void> {
  const list = page.locator('.language select');
  await list.evaluate((select: HTMLSelectElement, id) => {
    if (![...select.options].some((option) => option.value === id)) select.add(new Option(id, id));
  }, language);
  await list.selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
