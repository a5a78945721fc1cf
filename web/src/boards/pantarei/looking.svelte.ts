/** Looking into a stack: at once, or when a pointer has rested on it for a while. */
export class Looking {
  /** The stack that is fanned out. */
  place = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks into another stack, or into none. */
  into(place: number | null, afterMs = 0): void {
    clearTimeout(this.timer);
    if (place === null || afterMs === 0) this.place = place;
    else if (place !== this.place) {
      this.place = null;
      this.timer = setTimeout(() => (this.place = place), afterMs);
    }
  }
}
