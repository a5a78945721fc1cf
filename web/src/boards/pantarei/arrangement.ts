/** How a snake lies: in rows, one stack in each bend between them. */
export interface Arrangement {
  rows: number;
  /** Stacks in a row. */
  columns: number;
  /** From stack to stack in a row, and from row to row. */
  spacing: number;
  gap: number;
  /** The picture, which has the asked proportion, and where the first stack of the uppermost row lies in it. */
  width: number;
  height: number;
  left: number;
  top: number;
}

/** Stacks are never nearer: a bend reaches out as far, so that the stack in it hides none of those beside it, however high. */
const SPACING = 80;
const WIDEST_SPACING = 104;
/** Rows are so far apart that the highest stack of one does not reach the scales of the one above. */
const GAP = 142;
const WIDEST_GAP = 186;
/** What the first and the last stack of a row need beside them: head and tongue, a bend, or the tail. */
const LEFT = 148;
const RIGHT = 122;
/** What the highest stack of the upper row needs, and the lowest scale of the lower one. */
const ABOVE = 96;
const BELOW = 62;
const MOST_ROWS = 7;

/** The arrangement of this number of stacks that is largest in a space of this aspect ratio (width by height). */
export function arrange(stacks: number, proportion: number): Arrangement {
  const ways = Array.from({ length: MOST_ROWS }, (_, index) => inRows(index + 1, stacks)).filter(({ rows, columns }) => rows === 1 || columns > 1);
  const size = ({ width, height }: Packed) => Math.min(proportion / width, 1 / height);
  return spread(
    ways.reduce((best, way) => (size(way) > size(best) ? way : best)),
    proportion,
  );
}

interface Packed {
  rows: number;
  columns: number;
  width: number;
  height: number;
}

function inRows(rows: number, stacks: number): Packed {
  const columns = Math.max(1, Math.ceil((stacks - (rows - 1)) / rows));
  // A bend reaches beyond its row; where there is none, the row has only head and tail beside it.
  return { rows, columns, width: LEFT + (columns - 1) * SPACING + RIGHT, height: ABOVE + (rows - 1) * GAP + BELOW };
}

/** Uses what the room has left: stacks or rows come further apart, and the rest is sand around the snake. */
function spread({ rows, columns, width, height }: Packed, proportion: number): Arrangement {
  const wanted = Math.max(width, height * proportion);
  const high = Math.max(height, width / proportion);
  // Beyond a row there are two bends, which grow with the spacing too.
  const spacing = Math.min(WIDEST_SPACING, SPACING + (wanted - width) / (columns + 1));
  const gap = rows > 1 ? Math.min(WIDEST_GAP, GAP + (high - height) / (rows - 1)) : GAP;
  const beside = spacing - SPACING;
  const used = { width: width + (columns + 1) * beside, height: ABOVE + (rows - 1) * gap + BELOW };
  return {
    rows,
    columns,
    spacing,
    gap,
    width: wanted,
    height: high,
    left: LEFT + beside + (wanted - used.width) / 2,
    top: ABOVE + (high - used.height) / 2,
  };
}
