import type { HusDiagram, HusEvent, HusGesture, Step, View } from '../../engine/types';
import told from '../shared/fixtures/hus.json';

/** A position and what some of its moves do. */
export interface HusFixture {
  view: View<HusDiagram, HusGesture>;
  steps: Record<string, Step<HusDiagram, HusGesture>>;
}

/** Positions as the rules tell them. */
export const FIXTURES = told as unknown as Record<keyof typeof told, HusFixture>;

/** Every step of the fixtures, with the diagram it begins with. */
export function everyStep(): { name: string; from: HusDiagram; to: HusDiagram; story: HusEvent[] }[] {
  return Object.entries(FIXTURES).flatMap(([name, { view, steps }]) =>
    Object.values(steps).map((step) => ({
      name: `${name} ${step.move}`,
      from: view.diagram,
      to: step.after.diagram,
      story: step.story as HusEvent[],
    })),
  );
}
