import { afterEach, describe, expect, it } from 'vitest';
import { dayText, listText, rowText } from './formats';
import { language, loadMessages, say, speak, t } from './messages.svelte';
import { accented, mirrored } from './pseudo';

afterEach(() => speak('en'));

describe('a pseudo-language', () => {
  it('has an accent on every letter that can have one, and longer texts', async () => {
    await speak('en-XA');
    expect(t('nav-settings')).toBe('Šééťťííñğš');
    expect([language.id, language.locale, language.dir]).toEqual(['en-XA', 'en', 'ltr']);
    expect(accented('A long sentence about the position of pieces').length).toBeGreaterThan(1.25 * 'A long sentence about the position of pieces'.length);
  });

  it('leaves arguments alone, and choices by them', async () => {
    await speak('en-XA');
    await loadMessages('server');
    expect(t('title-room', { room: 'Ada' })).toMatch(/^Ada · /);
    expect(say({ id: 'refusal-too-many-requests', args: { seconds: 3 } })).toContain(' 3 ');
  });

  it('can be written from right to left', async () => {
    await speak('ar-XB');
    expect(language.dir).toBe('rtl');
    expect(t('nav-learn')).toBe(mirrored('Learn'));
    // What is told is kept apart from the words around it.
    expect(t('title-room', { room: 'Ada' })).toContain('\u2068Ada\u2069');
  });

  it('is the only other one', async () => {
    await expect(speak('en-XC')).rejects.toThrow('en-XC');
    expect(language.id).toBe('en');
    await loadMessages('rules');
    expect(t('nav-learn')).toBe('Learn');
  });
});

it('speaks what was asked for last', async () => {
  await Promise.all([speak('ar-XB'), speak('en-XA'), loadMessages('rules')]);
  expect(language.id).toBe('en-XA');
});

it('writes dates and lists as the language does', () => {
  expect(dayText(Date.UTC(2026, 0, 15, 12))).toBe('15 Jan 2026');
  expect(listText(['Ada', 'Bob', 'Carl'])).toBe('Ada, Bob and Carl');
  expect(rowText(['e5', 'e6', 'd4'])).toBe('e5, e6, d4');
});
