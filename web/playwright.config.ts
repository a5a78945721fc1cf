import { defineConfig } from '@playwright/test';

/** Chromium of the distribution; nothing is fetched for the tests. */
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // Only for what hangs: every step waits for what it needs, and says if that does not come.
  timeout: 900_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [['list']],
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  use: {
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    actionTimeout: 60_000,
    reducedMotion: 'reduce',
    // Pictures show days.
    timezoneId: 'UTC',
    // The worker that keeps the page for offline use fetches all of it: only tests about it let it.
    serviceWorkers: 'block',
    // A trace of every test takes a third of the time: TRACE=1 makes them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
});
