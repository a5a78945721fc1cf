import { expect, it } from 'vitest';
import type { OpenVote } from '../../lib/protocol';
import { asked } from './questions';

const draw: OpenVote = { kind: 'draw', by: 2, plies: 0, yes: [2, 3], no: [], waiting: [1], needed: 1 };

it('everybody sees a question from the own side', () => {
  const stances = [[1], [2], [3], [4], []].map((mine) => asked({ questions: [draw] }, mine)[0]?.stance);
  expect(stances).toEqual(['to-answer', 'asked', 'agreed', 'looks-on', 'looks-on']);
  expect(asked({ questions: [{ ...draw, no: [1], waiting: [] }] }, [1])[0]?.stance).toBe('refused');
});

it('a team that is asked to resign has nothing to refuse: whoever does not want to plays on', () => {
  const [question] = asked({ questions: [{ ...draw, kind: 'resignation' }] }, [1]);
  expect(question).toMatchObject({ agree: { type: 'resign' }, refuse: null, withdraw: { type: 'play-on' } });
});

it('nothing asked, nothing shown', () => {
  expect(asked({ questions: [] }, [1])).toEqual([]);
});
