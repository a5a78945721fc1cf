import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { offeredLanguages, partsOf, SOURCE, textOf } from './catalogue.ts';
import { manifestOf } from './manifest.ts';

const LANGUAGES = 'virtual:languages';
const TEXT = 'virtual:messages/';
/** Where a build puts the texts. The page keeps those of its own language for offline use, the service worker none. */
export const TEXTS = 'assets/messages';

/**
 * Gives the page its languages: every folder of `messages` is one, and nothing else says which there are. In a build each part of each
 * language is one file, fetched when it is needed; while the page is developed and in tests it is a module.
 */
export function messagesPlugin(messages: string = resolve(import.meta.dirname, '../../messages')): Plugin {
  let isBuild = false;
  return {
    name: 'tetrarch-messages',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId(id) {
      return id === LANGUAGES || id.startsWith(TEXT) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id.startsWith(`\0${TEXT}`)) {
        const [language = '', part = ''] = id.slice(TEXT.length + 1).split('/');
        return `export default ${JSON.stringify(textOf(messages, language, part))};`;
      }
      if (id !== `\0${LANGUAGES}`) return undefined;
      const languages = offeredLanguages(messages);
      const parts = partsOf(messages);
      const head = `export const languages = ${JSON.stringify(languages)};\nexport const parts = ${JSON.stringify(parts)};\n`;
      if (!isBuild) {
        const loaders = languages.flatMap((language) =>
          parts.map((part) => `${JSON.stringify(`${language.id}/${part}`)}: () => import(${JSON.stringify(`${TEXT}${language.id}/${part}`)})`),
        );
        return `${head}
const loaders = { ${loaders.join(', ')} };
export const load = async (language, part) => (await loaders[language + '/' + part]()).default;
export const filesOf = () => [];`;
      }
      const files = languages.map(({ id: language }) => {
        const named = parts.map((part) => {
          const source = textOf(messages, language, part);
          const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
          const fileName = `${TEXTS}/${language}-${part}-${hash}.json`;
          // Servers compress JSON.
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(source) });
          return [part, `/${fileName}`] as const;
        });
        return [language, Object.fromEntries(named)] as const;
      });
      return `${head}
const files = ${JSON.stringify(Object.fromEntries(files))};
export const filesOf = (language) => Object.values(files[language] ?? {});
export async function load(language, part) {
  const answer = await fetch(files[language][part]);
  if (!answer.ok) throw new Error(files[language][part] + ': ' + answer.status);
  return answer.json();
}`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language] = /^\/manifest\.([\w-]+)\.webmanifest$/.exec(request.url ?? '') ?? [];
        const known = offeredLanguages(messages).find(({ id }) => id === language);
        if (!known) return next();
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(manifestOf(messages, known));
      });
    },
    generateBundle() {
      for (const language of offeredLanguages(messages)) {
        this.emitFile({ type: 'asset', fileName: `manifest.${language.id}.webmanifest`, source: manifestOf(messages, language) });
      }
    },
    transformIndexHtml() {
      // For whoever reads the page without running it. The document is the same at every address, so these are relative to it;
      // the script makes them whole (lib/ui/LanguageHead.svelte).
      const alternates = [['x-default', '?'], ...offeredLanguages(messages).map(({ id }) => [id, `?lang=${id}`])];
      return [
        { tag: 'link', attrs: { rel: 'manifest', href: `/manifest.${SOURCE}.webmanifest` }, injectTo: 'head' },
        ...alternates.map(([hreflang, href]) => ({ tag: 'link', attrs: { rel: 'alternate', hreflang, href }, injectTo: 'head' as const })),
      ];
    },
  };
}
