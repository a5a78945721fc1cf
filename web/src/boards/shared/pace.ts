/** No animation of a move lasts longer at normal speed, however long its story is. */
export const LONGEST_MS = 4000;

/** The number of beats at either end that keep a pace the eye can follow, if a story must be compressed. */
const EDGE_BEATS = 14;

/**
 * How long each beat of an animation lasts.
 *
 * A short story takes its natural time. A long one begins naturally, speeds up smoothly, and slows down for its end, so that it
 * takes `longestMs` in all.
 */
export function pace(naturalMs: readonly number[], longestMs: number = LONGEST_MS): number[] {
  const haste = naturalMs.map((_, beat) => hasteAt(beat, naturalMs.length));
  const durations = (ratio: number) => naturalMs.map((ms, beat) => ms * ratio ** haste[beat]!);
  if (sum(naturalMs) <= longestMs) return [...naturalMs];

  let slow = 0;
  let fast = -Math.log(1e-6);
  for (let round = 0; round < 40; round += 1) {
    const middle = (slow + fast) / 2;
    if (sum(durations(Math.exp(-middle))) > longestMs) slow = middle;
    else fast = middle;
  }
  const found = durations(Math.exp(-fast));
  // Beats that are slow by nature at both ends may alone be too long.
  const excess = Math.max(1, sum(found) / longestMs);
  return found.map((ms) => ms / excess);
}

/** 0 at both ends of a story, 1 in its middle. */
function hasteAt(beat: number, beats: number): number {
  const edge = Math.min(EDGE_BEATS, beats / 2);
  return smooth(beat / edge) * smooth((beats - 1 - beat) / edge);
}

function smooth(x: number): number {
  const within = Math.min(1, Math.max(0, x));
  return within * within * (3 - 2 * within);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
