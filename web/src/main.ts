import { mount } from 'svelte';
import App from './App.svelte';
import { pageLanguage } from './lib/language.svelte';
import './lib/theme.css';
import './lib/fonts.css';
import './lib/type.css';
import './lib/controls.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// The first words are in the right language: there are none before.
await pageLanguage.begin();
mount(App, { target });
