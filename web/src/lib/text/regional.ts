/** Without a region, `Intl` takes these for the English of the United States and the Portuguese of Brazil; ours are the European ones. */
const REGIONS: Record<string, string> = { en: 'en-GB', pt: 'pt-PT' };

/** The locale whose dates and numbers a language of the page uses. */
export function regional(language: string): string {
  return REGIONS[language] ?? language;
}
