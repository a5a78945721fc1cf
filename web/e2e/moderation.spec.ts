import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { accept, atTable, invite, person } from './crowd';
import { expect, test } from './fixtures';

async function say(page: Page, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message' });
  // Where there is room, it opens by itself.
  await expect(async () => {
    if (!(await field.isVisible())) await page.locator('summary', { hasText: 'Chat' }).click();
    await expect(field).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await field.fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('two players: one talks, the other mutes, reports, and sees what a moderator removes', async ({ browser, complaints, server }) => {
  const [ada, bo] = [await person(browser, complaints, 'Ada'), await person(browser, complaints, 'Bo')];
  const [link = ''] = await invite(ada, '/new/gou?with=link');
  await accept(bo, link);
  await atTable(ada);
  await say(bo, 'You play like a kumquat');
  await expect(ada.getByText('You play like a kumquat')).toBeVisible();

  // Ada reports the message.
  const line = ada.getByRole('listitem').filter({ hasText: 'kumquat' });
  await line.getByRole('button', { name: 'Mute or report Bo' }).click();
  const dialog = ada.getByRole('dialog', { name: 'Bo' });
  await dialog.getByLabel('Report this message').selectOption('Insults or harassment');
  await dialog.getByLabel('Details (optional)').fill('Please look');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Thank you. The site’s moderators will look at it.');

  // She mutes Bo: his messages are gone for her, and only for her, also after a reload.
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(ada.getByText('kumquat')).toHaveCount(0);
  await expect(ada.getByText('Message hidden: you muted this player.')).toBeVisible();
  await expect(bo.getByText('kumquat')).toBeVisible();
  await ada.reload();
  await expect(ada.getByText('Message hidden: you muted this player.')).toBeVisible();
  await ada.getByRole('list', { name: 'Other players' }).getByRole('button', { name: 'Mute or report Bo' }).click();
  await ada.getByRole('button', { name: 'Unmute' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(ada.getByText('kumquat')).toBeVisible();

  // The administrator sees the report and removes the message while both look on.
  const admin = (...words: string[]) => execFileSync(server.binary, ['admin', '--data', server.folder, ...words]).toString();
  const [report] = (JSON.parse(admin('--json', 'reports')) as { about: { table: string; message: number; text: string; words: string }[] }).about;
  expect(report).toMatchObject({ text: 'You play like a kumquat', words: 'Please look' });
  admin('remove-message', report?.table ?? '', String(report?.message));
  for (const page of [ada, bo]) {
    await expect(page.getByText('kumquat')).toHaveCount(0);
    await expect(page.getByText('[removed]')).toBeVisible();
  }
});
