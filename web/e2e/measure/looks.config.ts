import { defineConfig } from '@playwright/test';
import common from '../../playwright.config';

/** Takes pictures of every screen at every size, to be looked at: LOOKS says into which folder, outside of this repository. */
export default defineConfig({ ...common, testDir: '.', testMatch: '*.looks.ts', workers: 1, timeout: 0, use: { ...common.use, trace: 'off' } });
