/** Where an arrow key leads. */
export type Heading = 'left' | 'right' | 'up' | 'down';

const HEADINGS: Record<string, Heading> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Which way a key leads, if it is an arrow. */
export function headingOf(key: string): Heading | null {
  return HEADINGS[key] ?? null;
}
