import type { Point } from '../shared/ease';
import type { Heading } from '../shared/heading';
import { arrange, type Arrangement } from './arrangement';

/** The longest snake. */
export const MOST_STACKS = 19;

/** The picture comes closer when the snake has become as short as this; in between it stays as it is. */
const LENGTHS = [4, 6, 8, 11, 15];

/** How far the snake reaches beyond its first and last stack, counted in stacks. */
const NECK = 0.92;
const TAIL = 1.45;

/** How much higher each scale of a stack lies, and how much higher the uppermost may lie in all. */
const THICKNESS = 7;
const HIGHEST = 56;

const BODY = 31;
/** How far a row waves to either side. */
const WAVE = 7;

/** So far below the middle of the upper scale the one under it is grasped. */
const SECOND = 24;

/** How far from a stack a press still means it. */
const REACH = 58;

/** From scale to scale in a stack that is fanned out: each shows its notches. */
const FAN_STEP = 56;

/** How far a fan stays from the upper edge, and what its lowest scale needs below. */
const FAN_ABOVE = 48;
const FAN_BELOW = 54;

/** Number of points at which the line of the back is known from stack to stack, beginning before the first. */
const FINE = 14;
const BEFORE = 1;
const POINTS = (BEFORE + MOST_STACKS + 3) * FINE;

/** How much higher each scale of a stack of this height lies. Very high stacks are pressed together. */
export function thicknessOf(height: number): number {
  return Math.min(THICKNESS, HIGHEST / Math.max(1, height - 1));
}

/** How far above its foot the uppermost scale of a stack lies. */
export function riseOf(height: number): number {
  return Math.max(0, height - 1) * thicknessOf(height);
}

/**
 * Where everything lies, in the units of the drawing. Stacks sit along a winding line that begins at the head, so that a
 * snake that shrinks draws in its tail, and a short one lies as it is read, from left to right.
 */
export class SnakeGeometry {
  private constructor(
    readonly width: number,
    readonly height: number,
    private readonly back_: readonly Point[],
  ) {}

  /** The picture of a snake in a room of this proportion. `flipped` puts the head at the bottom. */
  static of(stacks: number, proportion: number, flipped: boolean): SnakeGeometry {
    const length = LENGTHS.find((length) => stacks <= length) ?? MOST_STACKS;
    const way = arrange(length, proportion);
    const points = Array.from({ length: POINTS }, (_, index) => pointOf(way, index / FINE - BEFORE, flipped));
    return new SnakeGeometry(way.width, way.height, points);
  }

  /** The picture on the way to another one; the share runs from 0 to 1. */
  towards(other: SnakeGeometry, share: number): SnakeGeometry {
    const mixed = (one: number, two: number) => one + (two - one) * share;
    return new SnakeGeometry(
      mixed(this.width, other.width),
      mixed(this.height, other.height),
      this.back_.map(({ x, y }, index) => ({ x: mixed(x, other.back_[index]!.x), y: mixed(y, other.back_[index]!.y) })),
    );
  }

  /** The foot of a stack. The place may lie between whole numbers while the snake closes up. */
  at(place: number): Point {
    const { x, y } = this.on(place);
    return { x, y };
  }

  /** The line of the snake's back between two places. */
  line(from: number, to: number): string {
    const steps = Math.max(2, Math.ceil(Math.abs(to - from) * FINE));
    const points = Array.from({ length: steps + 1 }, (_, step) => this.on(from + ((to - from) * step) / steps));
    return `M${points.map(text).join('L')}`;
  }

  /** The line of the back where the body is broad. */
  back(stacks: number): string {
    return this.line(1 - NECK, stacks + 0.3);
  }

  /** The line of the back from the neck to the tip of the tail. */
  spine(stacks: number): string {
    return this.line(1 - NECK, stacks + TAIL);
  }

  /** The outline of the body. */
  body(stacks: number): string {
    const [start, end] = [1 - NECK, stacks + TAIL];
    const left: Point[] = [];
    const right: Point[] = [];
    for (let place = start; place <= end; place += 1 / FINE) {
      const { x, y, heading } = this.on(place);
      const half = BODY * thickness((place - start) / NECK, (end - place) / (TAIL + 1));
      left.push({ x: x + half * Math.sin(heading), y: y - half * Math.cos(heading) });
      right.unshift({ x: x - half * Math.sin(heading), y: y + half * Math.cos(heading) });
    }
    return `M${[...left, ...right].map(text).join('L')}Z`;
  }

  /** Where the head is and which way it looks, in degrees. */
  get head(): Point & { turn: number } {
    const { x, y, heading } = this.on(1 - NECK + 0.14);
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

  /** A stack fanned out: where its lowest scale lies and how far it is from scale to scale. It stays in the picture. */
  fan(foot: Point, height: number): { foot: Point; step: number } {
    const step = Math.min(FAN_STEP, (this.height - FAN_ABOVE - FAN_BELOW) / Math.max(1, height - 1));
    const y = Math.max(foot.y, FAN_ABOVE + (height - 1) * step);
    return { foot: { x: foot.x, y: Math.min(y, this.height - FAN_BELOW) }, step };
  }

  /** Whether a point is on the lower of the two scales that can be moved: it shows under the upper one. */
  isOnSecond(point: Point, stack: { foot: Point; scales: readonly unknown[] }): boolean {
    const top = stack.foot.y - riseOf(stack.scales.length);
    return stack.scales.length > 1 && point.y > top + SECOND;
  }

  /** The stack that a pointer means: the nearest one, if it is near at all. */
  locate(point: Point, stacks: readonly { place: number; foot: Point; scales: readonly unknown[] }[]): number | null {
    const near = stacks.map(({ place, foot, scales }) => {
      const top = foot.y - riseOf(scales.length);
      const beside = Math.max(top - point.y, point.y - foot.y, 0);
      return { place, away: Math.hypot(point.x - foot.x, beside) };
    });
    const nearest = near.reduce((one, other) => (other.away < one.away ? other : one));
    return nearest.away < REACH ? nearest.place : null;
  }

  /** The point of the back at a place, and the way's heading there in radians. */
  private on(place: number): Point & { heading: number } {
    const along = Math.min(POINTS - 1.001, Math.max(0, (place + BEFORE) * FINE));
    const index = Math.floor(along);
    const [from, to] = [this.back_[index]!, this.back_[index + 1]!];
    const share = along - index;
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
      heading: Math.atan2(to.y - from.y, to.x - from.x),
    };
  }
}

/** Where a place of an arrangement lies: in rows to the right and back, with one place in the middle of each bend. */
function pointOf({ rows, columns, spacing, gap, left, top }: Arrangement, place: number, flipped: boolean): Point {
  const inRow = columns + 1;
  const row = Math.min(rows - 1, Math.max(0, Math.floor((place - 1) / inRow)));
  const along = place - 1 - row * inRow;
  const beyond = row < rows - 1 ? Math.max(0, along - (columns - 1)) : 0;
  const angle = (Math.PI / 2) * beyond;
  const share = Math.min(1, Math.max(0, along / Math.max(1, columns - 1)));
  // Flat at both ends of a row, so that the bends go on smoothly.
  const sway = WAVE * Math.sin(2 * Math.PI * share) * Math.sin(Math.PI * share);
  const across = (along - beyond) * spacing + spacing * Math.sin(angle);
  const down = row * gap + sway + (gap / 2) * (1 - Math.cos(angle));
  const width = (columns - 1) * spacing;
  return { x: left + (row % 2 === 0 ? across : width - across), y: top + (flipped ? (rows - 1) * gap - down : down) };
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
