import { expect, it } from 'vitest';
import type { EndingView, SeatView } from '../../lib/protocol';
import { loadRulesMessages } from '../../lib/text/messages.svelte';
import { headline } from './headline';

await loadRulesMessages();

const t = (id: string, args?: Record<string, string | number>) => (args?.side ? `${id} ${args.side}` : id);
const seats: SeatView[] = ['black', 'white', 'red', 'yellow'].map((side, index) => ({
  seat: index + 1,
  side,
  team: (index % 2) + 1,
  occupant: { type: 'human', name: '' },
}));
const ended = (scores: number[] | null): EndingView => ({ id: 'x', message: { id: '', args: {} }, scores, points: null });

it('says it as the person sees it', () => {
  expect(headline(ended([1, 0, 1, 0]), seats, [1], t)).toBe('ending-won');
  expect(headline(ended([1, 0, 1, 0]), seats, [4], t)).toBe('ending-lost');
  expect(headline(ended([0.5, 0.5, 0.5, 0.5]), seats, [1], t)).toBe('ending-draw');
  expect(headline(ended(null), seats, [1], t)).toBe('ending-called-off');
});

it('names the winners to who plays for all or for none', () => {
  expect(headline(ended([1, 0, 1, 0]), seats, [1, 2, 3, 4], t)).toBe('ending-side Black and Red');
  expect(headline(ended([0, 1, 0, 1]), seats, [], t)).toBe('ending-side White and Yellow');
});
