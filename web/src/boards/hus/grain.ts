import { chance } from '../shared/chance';

/** The lines of the grain of a wooden board. */
export function grain(width: number, height: number, lines: number): { path: string; weight: number }[] {
  return Array.from({ length: lines }, (_, index) => {
    const y = (height * (index + chance('grain', index))) / lines;
    const sway = (wave: number) => (chance(`sway${wave}`, index) - 0.5) * 22;
    const path =
      `M0 ${y}C${width * 0.2} ${y + sway(1)} ${width * 0.3} ${y + sway(2)} ${width * 0.5} ${y + sway(3)}` +
      `S${width * 0.8} ${y + sway(4)} ${width} ${y + sway(5)}`;
    return { path, weight: 0.6 + chance('weight', index) * 2.6 };
  });
}
