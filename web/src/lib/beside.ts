import { MediaQuery } from 'svelte/reactivity';

/** Whether the rest of a room stands beside its board: on wide screens, and on a phone held sideways. The styles of rooms ask the same. */
export const beside = new MediaQuery('(min-width: 56rem), (min-width: 36rem) and (max-height: 30rem)');
