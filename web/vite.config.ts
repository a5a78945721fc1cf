import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { messagesPlugin, TEXTS } from './messages/plugin.ts';
import { cataloguePlugin } from './module/plugin.ts';

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

const ENTRY = /\/src\/main\.ts$/;
/** What holds modules together, in a build. */
const RUNTIME = /rolldown\/runtime/;

/**
 * Whether the first screen needs a module: the entry imports it, not only when something is opened. In one file they come in one round trip;
 * a phone's network takes longer to ask for forty small files than to send them.
 */
function isOfFirstScreen(id: string, importersOf: (id: string) => readonly string[], seen: Set<string> = new Set()): boolean {
  if (ENTRY.test(id) || RUNTIME.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return importersOf(id).some((importer) => isOfFirstScreen(importer, importersOf, seen));
}

export default defineConfig({
  plugins: [svelte(), messagesPlugin(), cataloguePlugin(), offline],
  // The messages are in the folder above.
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id, context) => (isOfFirstScreen(id, (each) => context.getModuleInfo(each)?.importers ?? []) ? 'first' : null),
              includeDependenciesRecursively: false,
            },
            { name: 'catalogue', test: /\/src\/engine\/catalogue|virtual:catalogue/, includeDependenciesRecursively: false },
            // What several screens use comes in one file too, and tables in another.
            { name: 'table', test: /\/src\/screens\/table\/(?!names)/, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'screens', test: /\/src\//, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    env: { TZ: 'UTC' },
    setupFiles: ['src/lib/text/speak-english.ts'],
    testTimeout: 0,
    hookTimeout: 0,
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
