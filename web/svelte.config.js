import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // Nodes are made one by one: to have each piece of the page read as HTML takes longer, for it goes through a policy of trusted types.
  compilerOptions: { fragments: 'tree' },
};
