import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map((found) => [
    found[1] ?? '',
    { light: found[2] ?? '', dark: found[3] ?? '' },
  ]),
);

/** The luminance of a colour, as the guidelines for accessible content define it. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colour = (name: string) => tokens.get(name)?.[theme] ?? '';

  it.each(['ground', 'panel', 'raised'])('has text that can be read on %s', (ground) => {
    for (const ink of ['ink', 'muted']) expect(contrast(colour(ink), colour(ground)), ink).toBeGreaterThanOrEqual(7);
  });

  it.each(['hus', 'pantarei', 'gou', 'abalone'])('has an accent for %s that can be read and written on', (game) => {
    const accent = colour(`accent-${game}`);
    expect(contrast(accent, colour('ground'))).toBeGreaterThanOrEqual(7);
    expect(contrast(accent, colour('on-accent'))).toBeGreaterThanOrEqual(7);
  });
});
