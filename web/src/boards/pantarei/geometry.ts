import type { Point } from '../shared/ease';
import type { Heading } from '../shared/heading';
import { Track, winding } from './track';

/** The longest snake. */
export const MOST_STACKS = 19;

/** From stack to stack along the snake. */
const SPACING = 84;

/** How far the snake reaches beyond its first and last stack. */
const NECK = 74;
const TAIL = 120;
const TONGUE = 66;

const ROW_GAP = 142;
/** On a narrow picture, whose rows are more, so that a phone has room for what is below it. */
const NARROW_ROW_GAP = 132;
const SIDE = 46;
/** Room for the tallest stack of the upper row. */
const ABOVE = 94;
const BELOW = 62;
const BODY = 31;

/** How much higher each scale of a stack lies. */
export const THICKNESS = 7;

/** So far below the middle of the upper scale the one under it is grasped. */
const SECOND = 24;

/** How far from a stack a press still means it. */
const REACH = 58;

/** From scale to scale in a stack that is fanned out: each shows its notches. */
const FAN_STEP = 56;

/** How far a fan stays from the upper edge, and what its lowest scale needs below. */
const FAN_ABOVE = 48;
const FAN_BELOW = 54;

/** How much closer the picture may come to a short snake. */
const CLOSEST = 1.5;

/** A part of the picture. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Where everything lies, in the units of the drawing. Stacks sit along a winding track that begins at the head, so that a
 * snake that shrinks draws in its tail, and a short one lies as it is read, from left to right.
 */
export class SnakeGeometry {
  readonly width: number;
  readonly height: number;
  private readonly track: Track;

  /** `flipped` puts the head at the bottom. */
  constructor(
    readonly rows: number,
    flipped: boolean,
  ) {
    const gap = rows > 3 ? NARROW_ROW_GAP : ROW_GAP;
    const bends = (rows - 1) * Math.PI * (gap / 2);
    const straight = ((MOST_STACKS - 1) * SPACING + NECK + TAIL - bends) / rows;
    const left = SIDE + (rows > 2 ? gap / 2 : 0);
    const right = SIDE + (rows > 1 ? gap / 2 : 0);
    this.width = left + straight + right;
    this.height = ABOVE + (rows - 1) * gap + BELOW;
    const lowest = (rows - 1) * gap;
    this.track = new Track(
      winding({ rows, straight, gap, wave: 13 }).map(({ x, y }) => ({
        x: left + x,
        y: ABOVE + (flipped ? lowest - y : y),
      })),
    );
  }

  /** The foot of a stack. The place may lie between whole numbers while the snake closes up. */
  at(place: number): Point {
    const { x, y } = this.track.at(this.along(place));
    return { x, y };
  }

  /** The line of the snake's back between two places. */
  line(from: number, to: number): string {
    const start = this.along(from);
    const end = this.along(to);
    const steps = Math.max(2, Math.ceil(Math.abs(end - start) / 8));
    const points = Array.from({ length: steps + 1 }, (_, step) => this.track.at(start + ((end - start) * step) / steps));
    return `M${points.map(text).join('L')}`;
  }

  /** The line of the back where the body is broad. */
  back(stacks: number): string {
    return this.line(1 - NECK / SPACING, stacks + 0.3);
  }

  /** The line of the back from the neck to the tip of the tail. */
  spine(stacks: number): string {
    return this.line(1 - NECK / SPACING, stacks + TAIL / SPACING);
  }

  /** The outline of the body. */
  body(stacks: number): string {
    const end = this.along(stacks) + TAIL;
    const left: Point[] = [];
    const right: Point[] = [];
    for (let distance = 0; distance <= end; distance += 6) {
      const { x, y, heading } = this.track.at(distance);
      const half = BODY * thickness(distance / NECK, (end - distance) / (TAIL + SPACING));
      left.push({ x: x + half * Math.sin(heading), y: y - half * Math.cos(heading) });
      right.unshift({ x: x - half * Math.sin(heading), y: y + half * Math.cos(heading) });
    }
    return `M${[...left, ...right].map(text).join('L')}Z`;
  }

  /** Where the head is and which way it looks, in degrees. */
  get head(): Point & { turn: number } {
    const { x, y, heading } = this.track.at(12);
    return { x, y, turn: (heading * 180) / Math.PI + 180 };
  }

  /** Arrows walk to the stack that lies that way on the screen. */
  neighbour(place: number, heading: Heading, stacks: number): number | null {
    const from = this.at(place);
    const [right, down] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[heading] as [number, number];
    let found: number | null = null;
    let best = Number.POSITIVE_INFINITY;
    for (let other = 1; other <= stacks; other += 1) {
      const { x, y } = this.at(other);
      const ahead = (x - from.x) * right + (y - from.y) * down;
      const aside = Math.abs((x - from.x) * down - (y - from.y) * right);
      const far = ahead + 2 * aside;
      if (ahead > 12 && aside < ahead * 1.8 && far < best) {
        found = other;
        best = far;
      }
    }
    return found;
  }

  /** What is looked at of a snake of this length: it is in the middle, and closer when it is short. */
  frame(stacks: number): Frame {
    const end = this.along(stacks) + TAIL;
    const points = Array.from({ length: 61 }, (_, step) => this.track.at((end * step) / 60));
    const across = [points[0]!.x - TONGUE, ...points.map(({ x }) => x)];
    const down = points.map(({ y }) => y);
    const [left, right] = [Math.min(...across) - SIDE, Math.max(...across) + SIDE];
    const [top, bottom] = [Math.min(...down) - ABOVE, Math.max(...down) + BELOW];
    const share = Math.min(1, Math.max(1 / CLOSEST, (right - left) / this.width, (bottom - top) / this.height));
    const [width, height] = [this.width * share, this.height * share];
    return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
  }

  /** A stack fanned out: where its lowest scale lies and how far it is from scale to scale. It stays in the frame. */
  fan(foot: Point, height: number, frame: Frame): { foot: Point; step: number } {
    const step = Math.min(FAN_STEP, (frame.height - FAN_ABOVE - FAN_BELOW) / Math.max(1, height - 1));
    const y = Math.max(foot.y, frame.y + FAN_ABOVE + (height - 1) * step);
    return { foot: { x: foot.x, y: Math.min(y, frame.y + frame.height - FAN_BELOW) }, step };
  }

  /** Whether a point is on the lower of the two scales that can be moved: it shows under the upper one. */
  isOnSecond(point: Point, stack: { foot: Point; scales: readonly unknown[] }): boolean {
    const top = stack.foot.y - (stack.scales.length - 1) * THICKNESS;
    return stack.scales.length > 1 && point.y > top + SECOND;
  }

  /** The stack that a pointer means: the nearest one, if it is near at all. */
  locate(point: Point, stacks: readonly { place: number; foot: Point; scales: readonly unknown[] }[]): number | null {
    const near = stacks.map(({ place, foot, scales }) => {
      const top = foot.y - (scales.length - 1) * THICKNESS;
      const beside = Math.max(top - point.y, point.y - foot.y, 0);
      return { place, away: Math.hypot(point.x - foot.x, beside) };
    });
    const nearest = near.reduce((one, other) => (other.away < one.away ? other : one));
    return nearest.away < REACH ? nearest.place : null;
  }

  private along(place: number): number {
    return NECK + (place - 1) * SPACING;
  }
}

/** The body's width at the shares of its neck and tail that have been passed: slim at the neck, pointed at the tail. */
function thickness(neck: number, tail: number): number {
  const behindHead = 0.78 + 0.22 * Math.min(1, Math.max(0, neck - 0.3));
  const beforeTip = Math.sin((Math.PI / 2) * Math.min(1, Math.max(0, tail)));
  return Math.min(behindHead, Math.max(0.05, beforeTip));
}

function text({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
