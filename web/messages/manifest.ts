import { FluentBundle, FluentResource } from '@fluent/bundle';
import { FIRST_PART, textOf, type Offered } from './catalogue.ts';

/** What makes the page an application that can be installed, in the words of a language. */
export function manifestOf(messages: string, { id, dir }: Offered): string {
  const bundle = new FluentBundle(id);
  bundle.addResource(new FluentResource(textOf(messages, id, FIRST_PART)));
  const say = (message: string) => {
    const pattern = bundle.getMessage(message)?.value;
    if (!pattern) throw new Error(`messages/${id}/page: ${message} is missing`);
    return bundle.formatPattern(pattern);
  };
  return JSON.stringify({
    name: say('title'),
    short_name: say('title'),
    description: say('page-description'),
    lang: id,
    dir,
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
  });
}
