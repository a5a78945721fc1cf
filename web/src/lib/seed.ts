/** A seed for the rules or the engine: 32 bits of chance, which every number type holds exactly. */
export function seedFromChance(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
