import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `tetrarch serve` listens while the page is developed with `npm run dev`. */
const server = process.env.TETRARCH_ADDRESS ?? 'http://127.0.0.1:7400';

export default defineConfig({
  plugins: [svelte()],
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: true },
  worker: { format: 'es' },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
