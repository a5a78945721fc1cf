import { beforeAll, describe, expect, it } from 'vitest';
import { rules } from './play/fixtures';
import { loadRulesMessages, t } from './text/messages.svelte';
import { whatToDo } from './what-to-do';

beforeAll(loadRulesMessages);

describe('what to do now', () => {
  it.each([
    ['hus', 'South to move. Select a pit with two or more seeds.'],
    // The board asks for the colour.
    ['pantarei', ''],
    ['gou', 'Red to move. Select one of your pieces.'],
    ['abalone', 'Black to move. Select one, two or three marbles in a row.'],
  ])('is said at the first move of %s', (game, sentence) => {
    const view = rules.start({ game }, 1);
    expect(whatToDo({ view, mayPlay: [1], isNow: true }, t)).toBe(sentence);
  });

  it('is to wait while the other side moves', () => {
    expect(whatToDo({ view: rules.start({ game: 'gou' }), mayPlay: [], isNow: true }, t)).toBe('Red to move.');
  });

  it('is to pass where nothing can move', () => {
    const view = rules.look({ game: 'pantarei' }, 'w3b1w1b2w2n/b1b3w3/w1b2w1w2b1/b2w2b3w3b3 w - 1');
    expect(whatToDo({ view, mayPlay: [1], isNow: true }, t)).toBe('White cannot move and must pass.');
  });

  it('is nothing in the past, and when the game is over', () => {
    const view = rules.start({ game: 'gou' });
    expect(whatToDo({ view, mayPlay: [1], isNow: false }, t)).toBe('');
    const won = rules.preview({ game: 'gou' }, 'rr2yy/5/r3yy/5/2rr1y/4/2r3/3r1/6/5/6 r', 'h4-g5').after;
    expect(whatToDo({ view: won, mayPlay: [2], isNow: true }, t)).toBe('');
  });
});
