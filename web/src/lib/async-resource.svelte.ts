/** What has been fetched so far. */
export interface AsyncResource<T> {
  readonly value: T | null;
  readonly problem: Error | null;
}

/**
 * Something that is fetched, again if what `fetch` reads changes. Unlike an await block it keeps what is shown until
 * something else has asyncResource: a board that is made again loses the focus.
 */
export function asyncResource<T>(fetch: () => Promise<T>): AsyncResource<T> {
  let value = $state.raw<T | null>(null);
  let problem = $state.raw<Error | null>(null);

  $effect.pre(() => {
    let isWanted = true;
    fetch().then(
      (found) => {
        if (isWanted) value = found;
      },
      (error: Error) => {
        if (isWanted) problem = error;
      },
    );
    return () => {
      isWanted = false;
    };
  });

  return {
    get value() {
      return value;
    },
    get problem() {
      return problem;
    },
  };
}
