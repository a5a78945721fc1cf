import { mount } from 'svelte';
import App from './App.svelte';
import { pageLanguage } from './lib/language.svelte';
import { match } from './lib/places';
import { surroundings } from './lib/surroundings.svelte';
import { fetchScreen, textsOf } from './screens/screens';
import './lib/theme.css';
import './lib/fonts.css';
import './lib/type.css';
import './lib/controls.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

const place = match(location.pathname, new URLSearchParams(location.search));
const behind = place === null || place.screen === 'home' ? null : place;
/** So long the header waits for the screen below it, to be drawn together with it. */
const TOGETHER_MS = 500;

/** Shows the page. This file must not await it: the screens import what is in its chunk, and would wait for the end of it. */
async function start(target: HTMLElement): Promise<void> {
  // It comes while its texts do; who enters it is told if it does not.
  const screen = behind ? fetchScreen(behind).catch(() => {}) : null;
  // The first words are in the right language: there are none before.
  await pageLanguage.begin(behind ? textsOf(behind) : []);
  await Promise.race([screen, new Promise((late) => setTimeout(late, TOGETHER_MS))]);
  mount(App, { target });
}

surroundings.listen();
void start(target);
