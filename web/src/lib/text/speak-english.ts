import { speak } from './messages.svelte';

// What tests read is English.
await speak('en');
