/** A number from 0 up to 1 that is always the same for the same text and number: chance that does not change from frame to frame. */
export function chance(name: string, index: number): number {
  let hash = 0x811c9dc5 ^ index;
  for (let place = 0; place < name.length; place += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(place), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16) ^ Math.imul(index, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
