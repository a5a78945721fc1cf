/** A language as far as its region: `pt` of `pt-BR`. */
function base(id: string): string {
  return id.split('-')[0]!.toLowerCase();
}

/** The first preference that can be met, by the very language or by one of another region; English if there is none. */
export function negotiated(wanted: readonly string[], offered: readonly string[]): string {
  for (const preference of wanted) {
    const same = offered.find((id) => id.toLowerCase() === preference.toLowerCase());
    const near = offered.find((id) => id === base(preference)) ?? offered.find((id) => base(id) === base(preference));
    const met = same ?? near;
    if (met !== undefined) return met;
  }
  return 'en';
}
