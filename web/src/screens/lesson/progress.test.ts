import { beforeEach, describe, expect, it } from 'vitest';
import { forget, keep } from '../../lib/storage';
import { LESSON_LENGTHS } from './lesson';
import { isCompleted, keepProgress, progressOf } from './progress';

const NOTHING = { step: 0, completed: 0, game: null };

describe('the progress of a lesson', () => {
  beforeEach(() => forget('lesson.gou'));

  it('is nothing at first, then what was kept', () => {
    expect(progressOf('gou')).toEqual(NOTHING);
    keepProgress('gou', { step: 2, completed: 3, game: null });
    expect(progressOf('gou')).toEqual({ step: 2, completed: 3, game: null });
    expect(progressOf('abalone')).toEqual(NOTHING);
    expect(isCompleted('gou')).toBe(false);
    keepProgress('gou', { step: 10, completed: LESSON_LENGTHS.gou, game: 'a1' });
    expect(isCompleted('gou')).toBe(true);
  });

  it.each([null, 7, 'text', { step: 99, completed: 99 }, { step: -1 }, { step: 3, completed: 1 }, { step: 1.5, completed: 2 }, { step: 'x' }])(
    'is nothing where it cannot be %o',
    (kept) => {
      keep('lesson.gou', kept);
      expect(progressOf('gou')).toEqual(NOTHING);
    },
  );
});
