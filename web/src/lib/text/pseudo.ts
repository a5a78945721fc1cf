/**
 * Languages that no person speaks and no menu offers, made of English: in `?lang=en-XA` every letter has an accent and every text is longer, in
 * `?lang=ar-XB` the page is also written from right to left. They show text that is no message, what does not fit, and what is not mirrored.
 */

/** A letter and its disguise; all of them are in the page's own typefaces. */
const PLAIN = 'abcdefghijklnoprstuwyzABCDEFGHIJKLNOPRSTUWYZ';
const ACCENTED = 'áþçďéŧğĥíĵķłñóßŕšťúŵýžÁÞÇĎÉŦĞĤÍĴĶŁÑÓÞŔŠŤÚŴÝŽ';

const VOWELS = 'aeiouyAEIOUY';
const RIGHT_TO_LEFT_OVERRIDE = '\u202e';
const POP_DIRECTION = '\u202c';

/** Text with an accent on every letter, and with every other vowel doubled: about 40 % longer where it matters, in long words. */
export function accented(text: string): string {
  let vowels = 0;
  const disguised = [...text].map((letter) => {
    const sign = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
    return VOWELS.includes(letter) && vowels++ % 4 !== 3 ? sign + sign.toLowerCase() : sign;
  });
  return disguised.join('');
}

/** The same, each word written from right to left. */
export function mirrored(text: string): string {
  return accented(text).replace(/[\p{L}\p{M}]+/gu, (word) => RIGHT_TO_LEFT_OVERRIDE + word + POP_DIRECTION);
}

/** How English is changed into a pseudo-language. */
export function pseudo(id: string): { locale: string; dir: 'ltr' | 'rtl'; transform: (text: string) => string } {
  if (id === 'en-XA') return { locale: 'en', dir: 'ltr', transform: accented };
  if (id === 'ar-XB') return { locale: 'en', dir: 'rtl', transform: mirrored };
  throw new Error(`There is no language ${id}`);
}
