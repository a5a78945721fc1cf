import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

/** Where `tetrarch serve` listens while the page is developed with `npm run dev`. */
const server = process.env.TETRARCH_ADDRESS ?? 'http://127.0.0.1:7400';

/** The engine is the largest file; a page that is to work offline keeps it too. */
const LARGEST_KEPT_BYTES = 8 * 1024 * 1024;

/** Everything is kept at the first visit, so that games against the computer go on without a network. */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    name: 'Tetrarch',
    short_name: 'Tetrarch',
    description: 'Hus, Pantareï, Gou and Abalone: play, learn and analyse four board games.',
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#f7f2e8',
    theme_color: '#f7f2e8',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,png,webp,woff2,wasm,txt}'],
    maximumFileSizeToCacheInBytes: LARGEST_KEPT_BYTES,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api\//],
    inlineWorkboxRuntime: true,
  },
});

export default defineConfig({
  plugins: [svelte(), offline],
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 0, hookTimeout: 0 },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
