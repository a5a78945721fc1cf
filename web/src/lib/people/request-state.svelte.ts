import { problemOf } from '../problem';
import { t } from '../text/messages.svelte';
import { sentenceOf } from './sentence';

/** Something asked of the server: whether it is under way, and why it was refused. */
export class RequestState {
  isBusy = $state(false);
  /** What was wrong and what would be right; empty if nothing was. */
  refusal = $state('');

  async run(send: () => Promise<unknown>): Promise<void> {
    this.isBusy = true;
    this.refusal = '';
    try {
      await send();
    } catch (error) {
      this.refusal = sentenceOf(problemOf(error), t);
    } finally {
      this.isBusy = false;
    }
  }
}
