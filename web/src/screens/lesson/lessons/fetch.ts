import type { Lesson, LessonId } from '../lesson';

const LESSONS: Record<LessonId, () => Promise<{ lesson: Lesson }>> = {
  'hus-european': () => import('./hus-european'),
  'hus-african': () => import('./hus-african'),
  pantarei: () => import('./pantarei'),
  gou: () => import('./gou'),
  abalone: () => import('./abalone'),
};

/** Fetches a lesson. */
export async function fetchLesson(id: LessonId): Promise<Lesson> {
  const { lesson } = await LESSONS[id]();
  return lesson;
}
