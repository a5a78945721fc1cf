import { untrack } from 'svelte';

/** Not heard, but makes a sentence another one, so that it is heard again. */
const AGAIN = '\u00a0';

/** What a screen reader is told: the page's one live region. */
class Speaker {
  /** The sentence in the live region. */
  sentence = $state('');

  /** Says a sentence; said twice it is heard twice. */
  say(sentence: string): void {
    const isSame = untrack(() => this.sentence) === sentence;
    this.sentence = isSame ? sentence + AGAIN : sentence;
  }
}

export const speaker = new Speaker();
