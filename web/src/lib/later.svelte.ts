/**
 * What a screen can do without for the moment in which it is first drawn: it comes in a task of its own, so that no press waits for all of it. Made while
 * a component is.
 */
export class Later {
  isDue = $state(false);

  constructor() {
    $effect(() => {
      const timer = setTimeout(() => (this.isDue = true));
      return () => clearTimeout(timer);
    });
  }
}
