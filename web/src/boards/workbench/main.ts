// Only for development: `npm run dev`, then /boards.html?game=hus&moves=c1. The page that is built does not contain it.
import { mount } from 'svelte';
import { rules } from '../../engine/rules';
import '../../lib/theme.css';
import '../../lib/fonts.css';
import '../../lib/type.css';
import Workbench from './Workbench.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
mount(Workbench, { target: document.getElementById('bench')!, props: { query, rules: await rules() } });
