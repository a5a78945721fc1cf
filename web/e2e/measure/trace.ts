/** A line of Chromium's trace. */
interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** The processor's time, without what other programs took meanwhile. */
  tdur?: number;
  pid: number;
  tid: number;
}

/** What the page's main thread did for a frame, in milliseconds. */
export interface Work {
  frames: number;
  /** A frame's share of each kind of work. */
  scripting: number;
  style: number;
  layout: number;
  paint: number;
  /** The longest frame's work in all. */
  longestMs: number;
}

const KINDS: Record<string, 'scripting' | 'style' | 'layout' | 'paint'> = {
  EventDispatch: 'scripting',
  FireAnimationFrame: 'scripting',
  FunctionCall: 'scripting',
  TimerFire: 'scripting',
  RunMicrotasks: 'scripting',
  'v8.callFunction': 'scripting',
  HandlePostMessage: 'scripting',
  MinorGC: 'scripting',
  MajorGC: 'scripting',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  UpdateLayer: 'paint',
};

/** What to trace for it. */
export const CATEGORIES = ['-*', 'devtools.timeline', 'v8', 'disabled-by-default-devtools.timeline'];

/** The work of the thread that runs the page's animation frames, by kind and frame. */
export function workOf(trace: Buffer): Work {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = new Map<string, TraceEvent[]>();
  for (const event of traceEvents) {
    if (event.ph !== 'X') continue;
    const thread = `${event.pid} ${event.tid}`;
    const events = threads.get(thread) ?? [];
    if (events.length === 0) threads.set(thread, events);
    events.push(event);
  }
  const count = (events: TraceEvent[]) => events.filter((event) => event.name === 'FireAnimationFrame').length;
  const main = [...threads.values()].reduce((best, other) => (count(other) > count(best) ? other : best), []);
  main.sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const work: Work = { frames: count(main), scripting: 0, style: 0, layout: 0, paint: 0, longestMs: 0 };
  const open: { end: number; kind: keyof Work | null }[] = [];
  let frameMs = 0;
  for (const event of main) {
    const ms = (event.tdur ?? event.dur ?? 0) / 1000;
    while (open.length > 0 && event.ts >= open.at(-1)!.end) open.pop();
    const kind = KINDS[event.name] ?? null;
    if (event.name === 'FireAnimationFrame') {
      work.longestMs = Math.max(work.longestMs, frameMs);
      frameMs = 0;
    }
    if (kind !== null) {
      // What is inside another kind of work is that kind's no more.
      const around = open.findLast((other) => other.kind !== null);
      if (around?.kind) work[around.kind] -= ms;
      else frameMs += ms;
      work[kind] += ms;
    }
    open.push({ end: event.ts + (event.dur ?? 0), kind });
  }
  work.longestMs = Math.max(work.longestMs, frameMs);
  for (const kind of ['scripting', 'style', 'layout', 'paint'] as const) work[kind] /= Math.max(1, work.frames);
  return work;
}

/** How long the longest deed of any thread took of the processor, in milliseconds. */
export function longestDeedMs(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return traceEvents.reduce((longest, { tdur }) => Math.max(longest, (tdur ?? 0) / 1000), 0);
}
