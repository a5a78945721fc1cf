import { expect, type Page } from '@playwright/test';
import type { QuestionKind } from '../src/lib/protocol';
import { tableOf } from './crowd';

/** Everything that people ask of each other, with two, three, four and six of them at one table. */
export const TABLES = [
  { sheet: '/new/gou?with=link', names: ['Ann', 'Ben'] },
  { sheet: '/new/abalone?with=link&variant=three-players', names: ['Ann', 'Ben', 'Cleo'] },
  { sheet: '/new/abalone?with=link&variant=four-players', names: ['Ann', 'Ben', 'Cleo', 'Dan'] },
  { sheet: '/new/abalone?with=link&variant=six-players', names: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'] },
];

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
export const movesOf = (page: Page) => page.getByRole('list', { name: 'Moves' }).getByRole('button');
export const question = async (page: Page, kind: QuestionKind) => (await tableOf(page)).questions.find((open) => open.kind === kind);

/** Presses a button, and the one of the dialog that asks whether it is meant. */
export async function confirm(page: Page, name: string): Promise<void> {
  await press(page, name);
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

export async function sees(pages: Page[], text: string): Promise<void> {
  for (const page of pages) await expect(page.getByText(text)).toBeVisible();
}

export async function seesNot(pages: Page[], text: string): Promise<void> {
  for (const page of pages) await expect(page.getByText(text)).toHaveCount(0);
}

/** Those who are asked give the same answer, one after the other, until nothing is asked any more. Says who has answered. */
export async function answer(pages: Page[], kind: QuestionKind, button: string): Promise<Page[]> {
  const answered: Page[] = [];
  for (;;) {
    const open = await question(pages[0]!, kind);
    const seat = open?.waiting[0];
    if (seat === undefined) return answered;
    answered.push(pages[seat - 1]!);
    await press(pages[seat - 1]!, button);
    await expect.poll(async () => (await question(pages[0]!, kind))?.waiting.includes(seat) ?? false).toBe(false);
  }
}
