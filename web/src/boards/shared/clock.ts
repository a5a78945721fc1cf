import type { Playback } from './playback';

/** Runs a playback with the browser's frames. `speed` is asked at each frame: 1 is normal. The answer stops it where it is. */
export function runOnFrames(playback: Playback, speed: () => number): () => void {
  let before: number | null = null;
  let request = requestAnimationFrame(frame);

  function frame(now: number): void {
    playback.advance((now - (before ?? now)) * speed());
    before = now;
    if (!playback.finished) request = requestAnimationFrame(frame);
  }

  return () => cancelAnimationFrame(request);
}
