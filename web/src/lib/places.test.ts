import { describe, expect, it } from 'vitest';
import { address, match } from './places';

function placeOf(link: string) {
  const { pathname, searchParams } = new URL(link, 'http://page');
  return match(pathname, searchParams);
}

describe('the addresses of the page', () => {
  it('lead to their screens', () => {
    expect(placeOf(address.home())).toEqual({ screen: 'home' });
    expect(placeOf(address.setup('gou', { with: 'link' }))).toMatchObject({ screen: 'setup', game: 'gou', way: 'link', position: null });
    expect(placeOf(address.here('hus'))).toEqual({ screen: 'here', game: 'hus', id: null });
    expect(placeOf(address.here('hus', 'a1'))).toEqual({ screen: 'here', game: 'hus', id: 'a1' });
    expect(placeOf(address.seat('abc', 'secret'))).toEqual({ screen: 'table', table: 'abc' });
    expect(placeOf(address.lobby())).toEqual({ screen: 'lobby' });
    expect(placeOf(address.learn())).toEqual({ screen: 'learn', game: null, variant: null });
    expect(placeOf(address.learn('hus', { variant: 'african' }))).toEqual({ screen: 'learn', game: 'hus', variant: 'african' });
    expect(placeOf(address.lesson('gou'))).toEqual({ screen: 'lesson', game: 'gou', variant: null });
    expect(placeOf(address.lesson('hus', 'african'))).toEqual({ screen: 'lesson', game: 'hus', variant: 'african' });
    expect(placeOf(address.puzzles())).toEqual({ screen: 'puzzles', game: null, puzzle: null });
    expect(placeOf(address.puzzles('gou', 'daily'))).toEqual({ screen: 'puzzles', game: 'gou', puzzle: 'daily' });
    expect(placeOf('/puzzles/chess')).toBeNull();
    expect(placeOf(address.solved())).toEqual({ screen: 'solved', variant: null, part: 'win', line: [] });
    expect(placeOf(address.solved('african', { part: 'proof', line: 'c1 d4' }))).toEqual({
      screen: 'solved',
      variant: 'african',
      part: 'proof',
      line: ['c1', 'd4'],
    });
    expect(placeOf(address.settings())).toEqual({ screen: 'settings' });
    expect(placeOf(address.account())).toEqual({ screen: 'account' });
  });

  it('bring whoever signs in back to where they were, and nowhere else', () => {
    const back = (then: string) => placeOf(address.signIn({ then }));
    expect(back('/new/gou?with=link')).toEqual({ screen: 'sign-in', isNew: false, then: '/new/gou?with=link' });
    const elsewhere = [
      'https://elsewhere.example/',
      '//elsewhere.example/',
      '/.//lobby',
      '/..//lobby',
      '/learn/..//lobby',
      '/%2e//lobby',
      '/\\lobby',
      '\\\\lobby',
      '/\t/lobby',
      '/\n/lobby',
      '/.\t//lobby',
      '//[',
      ' //lobby',
      '///lobby',
      '/.\\/lobby',
      'javascript:alert(1)',
      '/nowhere',
    ];
    for (const then of elsewhere) {
      expect(back(then), then).toEqual({ screen: 'sign-in', isNew: false, then: null });
    }
  });

  it('carry positions unharmed', () => {
    const position = 'w1/b2w3/n ? - -';
    expect(placeOf(address.analyse('pantarei', { position }))).toMatchObject({ position });
  });

  it('that lead nowhere are known as such', () => {
    for (const link of [
      '/chess',
      '/new/chess',
      '/new/hus?with=ghosts',
      '/here',
      '/here/hus/more/still',
      '/lobby/x',
      '/table',
      '/learn/gou/more',
      '/learn/chess/lesson',
      '/solved/chess',
      '/solved/european?part=sing',
    ]) {
      expect(placeOf(link), link).toBeNull();
    }
  });

  it('keep a seat’s secret from the server', () => {
    expect(new URL(address.seat('abc', 'secret'), 'http://page').hash).toBe('#secret');
  });
});
