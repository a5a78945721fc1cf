import { Instance, Refused } from './instance';
import type { FromWorker, ToWorker } from './engine';

/** The engine's end of the line: it gets the module first and then one question at a time. */
let instance: Instance | undefined;

const say = (message: FromWorker): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('module' in data) {
    instance = new Instance(data.module);
    return;
  }
  try {
    if (!instance) throw new Error('the module comes before the first question');
    const answer = instance.ask(data.question, (progress) => say({ progress }));
    say({ answer });
  } catch (error) {
    if (error instanceof Refused) say({ problem: error.problem });
    else say({ failure: error instanceof Error ? error.message : String(error) });
  }
});
