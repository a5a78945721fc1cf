import { defineConfig } from '@playwright/test';
import common from '../../playwright.config';

/** Takes the pictures of the README: `npm run pictures`. */
export default defineConfig({
  ...common,
  testDir: '.',
  testMatch: 'take.ts',
  workers: 1,
  use: { ...common.use, trace: 'off', colorScheme: 'light', viewport: { width: 1180, height: 760 }, deviceScaleFactor: 1.25 },
});
