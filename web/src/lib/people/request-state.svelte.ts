import type { Refusal } from '../online/reach';
import { problemOf } from '../problem';
import { t } from '../text/messages.svelte';
import { sentenceOf } from './sentence';

/** Something asked of the server: whether it is under way, and why it was refused. */
export class RequestState {
  isBusy = $state(false);
  #problem = $state.raw<Refusal | null>(null);

  /** What was wrong and what would be right, in the language of the page; empty if nothing was. */
  get refusal(): string {
    return this.#problem ? sentenceOf(this.#problem, t) : '';
  }

  /** What was refused is no longer told. */
  forget(): void {
    this.#problem = null;
  }

  async run(send: () => Promise<unknown>): Promise<void> {
    this.isBusy = true;
    this.forget();
    try {
      await send();
    } catch (error) {
      this.#problem = problemOf(error);
    } finally {
      this.isBusy = false;
    }
  }
}
