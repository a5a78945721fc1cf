/** Where a question mark is text, or belongs to something in front of the table. */
const OWN_KEYS = 'input, textarea, select, dialog';

/** Whether a key asks for the rules: `?`, wherever the focus is, except in fields and dialogs. */
export function asksForRules(event: KeyboardEvent): boolean {
  if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest(OWN_KEYS));
}
