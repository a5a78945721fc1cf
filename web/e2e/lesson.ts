import { expect, type Page } from '@playwright/test';
import type { Lesson, LessonStep, Turn } from '../src/screens/lesson/lesson';
import { playBy, type HandName } from './hands';
import { after, choiceOf, goodMove, keptGame } from './rules';
import type { Words } from './words';

/** Where a lesson is. */
export function addressOf({ id, settings }: Lesson): string {
  return `/learn/${settings.game}/lesson${id === 'hus-african' ? '?variant=african' : ''}`;
}

/** Presses a button as the hand does. */
export async function press(page: Page, hand: HandName, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  if (hand === 'keyboard') await button.press('Enter');
  else if (hand === 'touch') await button.tap();
  else await button.click();
}

/** Plays the answers of a step, and before the first one a wrong try. */
export async function complete(page: Page, hand: HandName, lesson: Lesson, step: LessonStep, say: Words): Promise<void> {
  const settings = step.variant === undefined ? lesson.settings : { ...lesson.settings, variant: step.variant };
  const play = (position: string, move: string) => playBy(hand, page, choiceOf(settings, position, move));
  const notYet = page.getByText(say('lesson-wrong'), { exact: true });
  let position = step.position;
  const [wrong] = step.turns[0]?.wrong ?? [];
  if (wrong) {
    await play(position, wrong.example);
    await expect(notYet).toBeVisible();
    if (hand === 'keyboard') await expect(page.getByRole('button', { name: say('lesson-retry'), exact: true })).toBeFocused();
    await press(page, hand, say('lesson-retry'));
    await expect(notYet).toBeHidden();
  }
  for (const turn of step.turns) {
    await play(position, turn.answer);
    const reply = replyOf(turn);
    if (reply === null) break;
    position = after(settings, after(settings, position, turn.answer), reply);
    await expect(page.locator('.told')).not.toHaveText('');
  }
  if (step.turns.length === 0) return;
  await expect(page.locator('.verdict.right')).toBeVisible();
  // Only where something could have been wrong.
  const couldBeWrong = step.turns.some((turn) => turn.wrong.length > 0);
  await expect(page.getByText(say('lesson-right'), { exact: true })).toBeVisible({ visible: couldBeWrong });
}

function replyOf({ reply, answer }: Turn): string | null {
  return typeof reply === 'object' ? (reply[answer] ?? null) : (reply ?? null);
}

/** Plays the first game, to its end or one move. */
export async function playGame(page: Page, hand: HandName, game: string, isWhole: boolean, say: Words): Promise<void> {
  await expect(page.getByRole('gridcell').first()).toBeAttached();
  for (;;) {
    await expect.poll(async () => isPersonsTurn(page, game)).toBe(true);
    const snapshot = await keptGame(page, game);
    if (snapshot.phase === 'over') break;
    await playBy(hand, page, goodMove(snapshot));
    await expect.poll(async () => (await keptGame(page, game)).history.length).toBeGreaterThan(snapshot.history.length);
    if (!isWhole) return;
  }
  await expect(page.getByText(say('lesson-complete'))).toBeVisible();
}

async function isPersonsTurn(page: Page, game: string): Promise<boolean> {
  const { phase, turn, seats } = await keptGame(page, game);
  return phase === 'over' || seats[turn - 1]?.occupant.type === 'human';
}
