import { expect, it } from 'vitest';
import { negotiated } from './negotiated';

const OFFERED = ['cs', 'de', 'en', 'pt', 'zh-Hant'];

it.each([
  [['cs'], 'cs'],
  [['de-AT', 'en'], 'de'],
  [['PT-br'], 'pt'],
  [['zh'], 'zh-Hant'],
  [['ja', 'cs', 'de'], 'cs'],
  [['ja'], 'en'],
  [['', '-', '../en'], 'en'],
  [[], 'en'],
])('of %j the page speaks %s', (wanted, id) => {
  expect(negotiated(wanted, OFFERED)).toBe(id);
});
