import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';

const PORT = process.env.PORT ?? '47461';
const ADDRESS = `http://127.0.0.1:${PORT}`;

/** The page with a fifth game, as `scripts/fifth-game-page.sh` has built it. It plays without a server. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: '*.check.ts',
  workers: 1,
  use: { ...shared.use, baseURL: ADDRESS },
  webServer: { command: `npx vite preview --port ${PORT} --strictPort --host 127.0.0.1`, cwd: '../..', url: ADDRESS },
});
