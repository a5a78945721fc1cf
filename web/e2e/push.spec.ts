import type { BrowserContext, Page, Worker } from '@playwright/test';
import { newName, signUp } from './accounts';
import { accept, atTable, invite, person, playOn } from './crowd';
import { expect, test } from './fixtures';
import { deliver, PushService, shownBy } from './push-service';

async function workerOf(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  return worker ?? context.waitForEvent('serviceworker');
}

async function turnOn(page: Page): Promise<Worker> {
  await page.goto('/settings');
  const worker = await workerOf(page.context());
  const notifications = page.getByRole('checkbox', { name: /^Notifications/ });
  await notifications.check();
  await expect(notifications).toBeEnabled();
  await expect(notifications).toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
  return worker;
}

test('a guest who left the table is notified of the turn and of messages, and not while at the table', async ({ browser, complaints, baseURL }) => {
  await using service = await PushService.open();
  const [ada, bo] = [await person(browser, complaints, 'Ada'), await person(browser, complaints, 'Bo', { serviceWorkers: 'allow' })];
  await service.serve(bo.context(), baseURL ?? '');
  const worker = await turnOn(bo);
  const [link = ''] = await invite(ada, '/new/gou?with=link');
  await accept(bo, link);
  await atTable(bo);
  const table = new URL(bo.url()).pathname.split('/').at(-1) ?? '';
  // The server is told of the guest's table while the game goes on.
  await expect.poll(() => bo.evaluate((name) => localStorage.getItem(name), `tetrarch.pushed.${table}`)).not.toBeNull();
  await playOn([ada, bo]);
  await playOn([ada, bo]);
  expect(service.received).toEqual([]);

  await bo.goto('/settings');
  await expect(ada.getByText('Bo is disconnected.')).toBeVisible();
  await playOn([ada]);
  await expect.poll(() => service.received).toEqual([{ type: 'your-turn', table, game: 'gou' }]);
  await deliver(bo, { type: 'your-turn', table, game: 'gou' });
  await expect.poll(() => shownBy(worker)).toEqual([{ title: 'Your turn', body: 'Gou' }]);

  await ada.getByRole('textbox', { name: 'Message' }).fill('still there?');
  await ada.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => service.received.map(({ type }) => type)).toEqual(['your-turn', 'message']);
});

test('an account is notified of a challenge, and of nothing once it has turned notifications off', async ({ browser, complaints, baseURL }) => {
  await using forBo = await PushService.open();
  await using forCy = await PushService.open();
  const [ada, bo, cy] = await Promise.all(
    ['', '', ''].map((name) => person(browser, complaints, name, { serviceWorkers: 'allow' })) as [Promise<Page>, Promise<Page>, Promise<Page>],
  );
  await forBo.serve(bo.context(), baseURL ?? '');
  await forCy.serve(cy.context(), baseURL ?? '');
  const names = { Ada: newName('Ada'), Bo: newName('Bo'), Cy: newName('Cy') };
  await signUp(ada, names.Ada);
  await signUp(bo, names.Bo);
  await turnOn(bo);
  // Whoever wants notifications before signing up gets those of the account too.
  await turnOn(cy);
  await signUp(cy, names.Cy);
  const challenge = async (who: 'Bo' | 'Cy') => {
    const made = await ada.request.post('/api/tables', { data: { game: 'gou', seats: [{ type: 'me' }, { type: 'account', name: names[who] }] } });
    expect(made.ok(), await made.text()).toBe(true);
  };
  await challenge('Bo');
  await expect.poll(() => forBo.received.map(({ type }) => type)).toEqual(['challenge']);

  await bo.goto('/settings');
  const notifications = bo.getByRole('checkbox', { name: /^Notifications/ });
  await notifications.uncheck();
  await expect(notifications).toBeEnabled();
  await challenge('Bo');
  await challenge('Cy');
  await expect.poll(() => forCy.received.map(({ type }) => type)).toEqual(['challenge']);
  expect(forBo.received).toHaveLength(1);

  // The next user of the browser does not hear of the account.
  await cy.goto('/account');
  await cy.getByRole('button', { name: 'Sign out' }).click();
  await expect(cy.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await bo.goto('/settings');
  await notifications.check();
  await expect(notifications).toBeEnabled();
  await challenge('Cy');
  await challenge('Bo');
  await expect.poll(() => forBo.received).toHaveLength(2);
  expect(forCy.received).toHaveLength(1);
});
