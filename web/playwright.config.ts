import { defineConfig } from '@playwright/test';

/** Chromium of the distribution; nothing is fetched for the tests. */
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
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
    actionTimeout: 10_000,
    reducedMotion: 'reduce',
    // Recording costs a third of the time; `--trace retain-on-failure` records when a failure must be understood.
    trace: 'off',
  },
});
