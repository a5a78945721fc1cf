import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'correct horse battery';

/** The tests share a server: no one is called like anyone else. */
let people = 0;
export function newName(beginning: string): string {
  people += 1;
  return `${beginning}-${Date.now().toString(36)}${people}`;
}

export async function signUp(page: Page, name: string, from = '/sign-in?new='): Promise<void> {
  await page.goto(from);
  await fillIn(page, name, PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('link', { name: `Your account: ${name}` })).toBeVisible();
  await expect(page).not.toHaveURL(/sign-in/);
}

export async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/sign-in');
  await fillIn(page, name, password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function fillIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
}
