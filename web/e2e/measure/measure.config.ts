import { defineConfig } from '@playwright/test';
import common from '../../playwright.config';

/** Measuring takes as long as it takes; nothing here passes or fails by the clock. */
export default defineConfig({
  ...common,
  testDir: '.',
  testMatch: '*.measure.ts',
  workers: 1,
  timeout: 0,
  use: { ...common.use, trace: 'off', reducedMotion: 'no-preference', viewport: { width: 1280, height: 800 } },
});
