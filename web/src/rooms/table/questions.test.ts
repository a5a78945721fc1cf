import { expect, it } from 'vitest';
import type { Table } from '../../lib/play/play';
import { asked } from './questions';

const none = { draw: null, takeback: null, resignations: [], rematch: [] };
const table = (questions: Partial<Table['questions']>) => ({ next: null, questions: { ...none, ...questions } }) as unknown as Table;

it('whoever asked need not answer', () => {
  const draw = table({ draw: { yes: [1], no: [] } });
  expect(asked(draw, [1])[0]).toMatchObject({ kind: 'draw', by: 1, mayAnswer: false });
  expect(asked(draw, [2])[0]).toMatchObject({ mayAnswer: true });
  expect(asked(draw, [])[0]).toMatchObject({ mayAnswer: false });
});

it('a takeback says how much would go', () => {
  const takeback = table({ takeback: { seat: 2, plies: 3, votes: { yes: [2], no: [] } } });
  expect(asked(takeback, [1])).toMatchObject([{ kind: 'takeback', plies: 3, yes: { type: 'answer-takeback', yes: true } }]);
});

it('nothing asked, nothing shown', () => {
  expect(asked(table({}), [1])).toEqual([]);
});
