import { expect, it } from 'vitest';
import { isolated } from './bidi';
import { t } from './messages.svelte';

it('keeps names that are written from right to left apart from the sentence', () => {
  expect(isolated('Zoë 7')).toBe('Zoë 7');
  expect(isolated('דנה')).toBe('\u2068דנה\u2069');
  expect(t('sign-in-already', { name: 'محمد' })).toBe('You are signed in as \u2068محمد\u2069.');
  expect(t('sign-in-already', { name: 'Ada' })).toBe('You are signed in as Ada.');
});
