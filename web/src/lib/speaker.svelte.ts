import { untrack } from 'svelte';

/** Not heard, but makes a sentence another one, so that it is heard again. */
const AGAIN = '\u00a0';

/** What a screen reader is told: the page's one live region. Beside a board it can be read too (`Told`). */
class Speaker {
  /** The sentence in the live region. */
  sentence = $state('');
  /** What is being typed on a board: for the eye only, because a person who types hears the keys. */
  typed = $state('');
  /** What a press would do where the pointer is: for the eye only, because a person who points can see. */
  aimed = $state<string | null>(null);

  /** Says a sentence; said twice it is heard twice. */
  say(sentence: string): void {
    this.typed = '';
    this.aimed = null;
    const isSame = untrack(() => this.sentence) === sentence;
    this.sentence = isSame ? sentence + AGAIN : sentence;
  }

  /** Another room: what was said in the last one is over. */
  hush(): void {
    this.sentence = '';
    this.typed = '';
    this.aimed = null;
  }
}

export const speaker = new Speaker();
