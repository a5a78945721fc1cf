import { test as base, type Page } from '@playwright/test';
import { startServer, type TestServer } from './server';

export { expect } from '@playwright/test';

/** Words of the browser that mean nothing here: the network is taken away on purpose in some tests. */
const EXPECTED = [/Service Worker registration blocked/, /net::ERR_/, /WebSocket connection to/, /status of 4\d\d/, /status of 5\d\d/];

/** Fails the test if the page complains: an error, a warning, something that its content policy forbids. */
export function listenFor(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !EXPECTED.some((known) => known.test(message.text()))) complaints.push(message.text());
  });
}

/** Every test has the server, and a page that must not complain. */
export const test = base.extend<{ complaints: string[] }, { server: TestServer }>({
  server: [
    async ({}, use) => {
      await using server = await startServer();
      await use(server);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(process.env.TETRARCH_PAGE ?? server.address);
  },
  complaints: [
    async ({ page, browser }, use) => {
      const complaints: string[] = [];
      listenFor(page, complaints);
      await use(complaints);
      // The browsers of the people of the test: left open, they would go on for all tests to come.
      const others = browser.contexts().filter((context) => context !== page.context());
      await Promise.all(others.map((context) => context.close()));
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
