import { expect, test } from './fixtures';
import { usesItsOwnTypefaces } from './typefaces';

/** The letters of the languages of the rule sheets, besides those of English. */
const LETTERS = {
  German: 'ÄÖÜẞäöüß „“ ‚‘ –',
  French: 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ « » ’',
  Spanish: 'ÁÉÍÑÓÚÜáéíñóúü ¿¡ ªº',
  Italian: 'ÀÈÉÌÎÒÙàèéìîòù',
  Dutch: 'ÁÉËÏÓÖÜáéëïóöüĲĳ',
  Danish: 'ÆØÅæøå',
  Swedish: 'ÅÄÖåäöÉé',
  Polish: 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż ”',
  Czech: 'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž',
  Russian: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя №',
  Portuguese: 'ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõú',
  'figures and signs': '0123456789 +−±×·…½ € % ’ “”',
};

test('every letter of the twelve languages is in the typefaces that the page ships', async ({ page }) => {
  await page.goto('/settings');
  await page.evaluate((texts) => {
    for (const family of ['--sans', '--serif', '--mono']) {
      for (const text of texts) {
        const line = document.createElement('p');
        line.style.fontFamily = `var(${family})`;
        line.textContent = text;
        document.body.append(line);
      }
    }
  }, Object.values(LETTERS));
  await usesItsOwnTypefaces(page);
});

test('an English page fetches no letters of other scripts', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.woff2')) fetched.push(new URL(answer.url()).pathname);
  });
  await page.goto('/');
  await usesItsOwnTypefaces(page);
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((path) => /latin-ext|cyrillic/.test(path))).toEqual([]);
});
