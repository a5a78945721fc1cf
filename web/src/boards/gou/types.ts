/** A point, whose piece stands on it, and whether it is a goal. */
export interface GouSpot {
  point: string;
  piece: number | null;
  goal: boolean;
}

/** The pieces on the board, every point in reading order. */
export interface GouDiagram {
  spots: GouSpot[];
}

/** A move is told by its piece and its target; what it captures is for the eye. */
export interface GouGesture {
  from: string;
  to: string;
  captures: string[];
}

/** One step of a move, as the rules tell it. */
export type GouEvent =
  | { event: 'slide'; from: string; to: string }
  | { event: 'pinch'; by: string; with: string; held: string[] }
  | { event: 'remove'; point: string };
