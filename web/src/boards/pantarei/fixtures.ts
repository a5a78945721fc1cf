import type { PantareiDiagram, PantareiEvent, PantareiGesture, Step, View } from '../../engine/types';
import told from '../shared/fixtures/pantarei.json';

/** A position and what some of its moves do. */
export interface PantareiFixture {
  view: View<PantareiDiagram, PantareiGesture>;
  steps: Record<string, Step<PantareiDiagram, PantareiGesture>>;
}

/** Positions as the rules tell them. */
export const FIXTURES = told as unknown as Record<keyof typeof told, PantareiFixture>;

/** Every step of the fixtures, with the diagram it begins with. */
export function everyStep(): { name: string; from: PantareiDiagram; to: PantareiDiagram; story: PantareiEvent[] }[] {
  return Object.entries(FIXTURES).flatMap(([name, { view, steps }]) =>
    Object.values(steps).map((step) => ({
      name: `${name} ${step.move}`,
      from: view.diagram,
      to: step.after.diagram,
      story: step.story as PantareiEvent[],
    })),
  );
}
