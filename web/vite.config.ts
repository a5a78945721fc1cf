import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { messagesPlugin, TEXTS } from './messages/plugin.ts';

/** Where `tetrarch serve` listens while the page is developed with `npm run dev`. */
const server = process.env.TETRARCH_ADDRESS ?? 'http://127.0.0.1:7400';

/** The engine is the largest file; a page that is to work offline keeps it too. */
const LARGEST_KEPT_BYTES = 8 * 1024 * 1024;

/** Everything is kept at the first visit, so that games against the computer go on without a network. */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  // One for each language: messages/manifest.ts.
  manifest: false,
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,png,webp,woff2,wasm,txt}'],
    // Of the languages the page keeps its own (lib/language.svelte.ts).
    globIgnores: [`${TEXTS}/**`],
    runtimeCaching: [
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/messages/'),
        handler: 'CacheFirst',
        options: { cacheName: 'tetrarch-messages' },
      },
    ],
    maximumFileSizeToCacheInBytes: LARGEST_KEPT_BYTES,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api\//],
    inlineWorkboxRuntime: true,
    // What the worker does with messages of the server.
    importScripts: ['/push.js'],
  },
});

export default defineConfig({
  plugins: [svelte(), messagesPlugin(), offline],
  // The messages are in the folder above.
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: ['src/lib/text/speak-english.ts'], testTimeout: 0, hookTimeout: 0 },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
