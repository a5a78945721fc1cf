/** What a screen reader is told: the page's one live region. */
class Speaker {
  /** The sentence in the live region. */
  sentence = $state('');

  /** Says a sentence; said twice it is heard twice. */
  say(sentence: string): void {
    const isSame = this.sentence.trimEnd() === sentence;
    this.sentence = isSame && !this.sentence.endsWith('\u00a0') ? `${sentence}\u00a0` : sentence;
  }
}

export const speaker = new Speaker();
