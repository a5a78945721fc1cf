import { describe, expect, it } from 'vitest';
import { address, match } from './places';

function placeOf(link: string) {
  const { pathname, searchParams } = new URL(link, 'http://page');
  return match(pathname, searchParams);
}

describe('the addresses of the page', () => {
  it('lead to their rooms', () => {
    expect(placeOf(address.home())).toEqual({ room: 'home' });
    expect(placeOf(address.setup('gou', { with: 'link' }))).toMatchObject({ room: 'setup', game: 'gou', way: 'link', position: null });
    expect(placeOf(address.here('hus'))).toEqual({ room: 'here', game: 'hus', id: null });
    expect(placeOf(address.here('hus', 'a1'))).toEqual({ room: 'here', game: 'hus', id: 'a1' });
    expect(placeOf(address.seat('abc', 'secret'))).toEqual({ room: 'table', table: 'abc' });
    expect(placeOf(address.lobby())).toEqual({ room: 'lobby' });
    expect(placeOf(address.learn())).toEqual({ room: 'learn', game: null });
    expect(placeOf(address.settings())).toEqual({ room: 'settings' });
    expect(placeOf(address.account())).toEqual({ room: 'account' });
  });

  it('bring whoever signs in back to where they were, and nowhere else', () => {
    const back = (then: string) => placeOf(address.signIn({ then }));
    expect(back('/new/gou?with=link')).toEqual({ room: 'sign-in', isNew: false, then: '/new/gou?with=link' });
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
      expect(back(then), then).toEqual({ room: 'sign-in', isNew: false, then: null });
    }
  });

  it('carry positions unharmed', () => {
    const position = 'w1/b2w3/n ? - -';
    expect(placeOf(address.analyse('pantarei', { position }))).toMatchObject({ position });
  });

  it('that lead nowhere are known as such', () => {
    for (const link of ['/chess', '/new/chess', '/new/hus?with=ghosts', '/here', '/here/hus/more/still', '/lobby/x', '/table']) {
      expect(placeOf(link), link).toBeNull();
    }
  });

  it('keep a seat’s secret from the server', () => {
    expect(new URL(address.seat('abc', 'secret'), 'http://page').hash).toBe('#secret');
  });
});
