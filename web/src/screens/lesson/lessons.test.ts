import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../lib/places';
import { rules } from '../../lib/play/fixtures';
import { LESSON_IDS, LESSON_LENGTHS, lessonsOf, type Lesson, type LessonStep } from './lesson';
import { fetchLesson } from './lessons/fetch';
import { problemsOf } from './verify';

const TEXTS = join(import.meta.dirname, '../../../../messages/en/page');

/** The ids of all texts of lessons. */
const texts = new Set(
  readdirSync(TEXTS)
    .filter((name) => name.startsWith('lesson'))
    .flatMap((name) => new FluentParser().parse(readFileSync(join(TEXTS, name), 'utf8')).body)
    .flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : [])),
);

const lessons = await Promise.all(LESSON_IDS.map(fetchLesson));

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (id, lesson) => {
  it('keeps to the rules, and everything it says is written', () => {
    expect(problemsOf(rules, lesson, texts)).toEqual([]);
  });

  it('is as long as is said before it is fetched', () => {
    expect(lesson.steps.length + 1).toBe(LESSON_LENGTHS[id]);
  });
});

it('there is a lesson of every game, two of Hus', () => {
  expect(GAMES.flatMap((game) => lessonsOf(game)).map(({ id }) => id)).toEqual([...LESSON_IDS]);
});

describe('a lesson with a mistake is found', () => {
  const gou = lessons.find(({ id }) => id === 'gou')!;

  function problemsWith(id: string, change: (step: LessonStep) => LessonStep): string {
    // Only the planted step: the others are checked above, and looking at every reply takes its time.
    const planted: Lesson = { ...gou, steps: gou.steps.filter((step) => step.id === id).map(change) };
    return problemsOf(rules, planted, texts).join('\n');
  }
  const capture = gou.steps.find(({ id }) => id === 'capture')!.turns[0]!;
  const win = gou.steps.find(({ id }) => id === 'win')!.turns;

  it.each([
    ['an answer that is not legal', 'capture', { turns: [{ ...capture, answer: 'j10-a1' }] }, 'gou, capture: '],
    ['an answer that does not do it', 'capture', { turns: [{ ...capture, answer: 'd10-b10' }] }, 'd10-b10 is not accepted'],
    ['a goal that nothing reaches', 'capture', { turns: [{ ...capture, goal: [{ is: 'event', event: 'remove', atLeast: 2 }] }] }, 'no move is accepted'],
    ['a goal that everything reaches', 'capture', { turns: [{ ...capture, goal: [] }] }, 'd10-b10 is accepted'],
    ['a wrong try without a reason', 'capture', { turns: [{ ...capture, wrong: [] }] }, 'there is no reason why'],
    ['an example that is not legal', 'capture', { turns: [{ ...capture, wrong: [{ key: 'none', example: 'k1-a11' }] }] }, 'k1-a11 is not legal'],
    ['a reason that is not written', 'capture', { turns: [{ ...capture, wrong: [{ key: 'late', example: 'd10-b10' }] }] }, 'wrong-late is not written'],
    ['a position that cannot be read', 'capture', { position: 'r4y r' }, 'gou, capture:'],
    ['the turn of the other side', 'capture', { position: 'r4y/1ry1r/6/5/6/4/6/y3y/1y4/5/y2r1r y' }, 'it is the turn of seat 2'],
    ['a game that is over', 'capture', { position: 'y4y/5/6/5/2rr2/4/2rr2/y3y/6/5/y5 r' }, 'the game is over before the step'],
    ['a cell that is not there', 'capture', { marks: ['f11'] }, 'there is no cell f11'],
    ['a reply that is not legal', 'win', { turns: [{ ...win[0]!, reply: 'f2-f3' }, win[1]!] }, 'gou, win:'],
    ['no reply', 'win', { turns: [{ goal: win[0]!.goal, answer: win[0]!.answer, wrong: win[0]!.wrong }, win[1]!] }, 'there is no reply to'],
    ['a last move that does not win', 'win', { turns: [win[0]!, { ...win[1]!, goal: [], wrong: [] }] }, 'does not win'],
    ['a text that no step says', 'slide', { id: 'glide' }, 'lesson-gou-slide-title is never said'],
  ] as [string, string, Partial<LessonStep>, string][])('%s', (_, step, change, problem) => {
    expect(problemsWith(step, (old) => ({ ...old, ...change }))).toContain(problem);
  });

  it('too few steps', () => {
    expect(problemsOf(rules, { ...gou, steps: gou.steps.slice(0, 4) }, texts).join()).toContain('gou: 5 steps');
  });
});
