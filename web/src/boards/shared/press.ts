import type { Attachment } from 'svelte/attachments';

/** A pointer that moved farther than this is dragging. */
const DRAG_PX = 8;

/** A finger that rests so long is looking, not pressing. */
const HOLD_MS = 450;

/** What a board hears of mouse, pen and finger. A cell is an element with `data-cell`, the larger the better for fingers. */
export interface PressListener {
  /** Finds the cell under a pointer, where elements alone do not tell: if they overlap, or if the nearest is meant. */
  locate?(pointer: PointerEvent): string | null;
  /** A cell was pressed and let go. */
  tap(cell: string, pointer: PointerEvent): void;
  /** The board was pressed outside its cells. */
  away?(): void;
  /** The mouse is over a cell, or over none. Fingers do not hover. */
  hover?(cell: string | null): void;
  /** A finger rests on a cell; with null it has been lifted again. */
  hold?(cell: string | null): void;
  /** A drag begins at a cell, pressed by this pointer; the answer says whether that can be dragged. */
  dragBegin?(cell: string, pointer: PointerEvent): boolean;
  /** The drag goes on, now over this cell. */
  dragMove?(over: string | null, pointer: PointerEvent): void;
  /** The drag ends over this cell or beside all of them; or it was cancelled, which has no effect. */
  dragEnd?(over: string | null, isBrokenOff: boolean): void;
}

/** Tells a board what pointers do on it. */
export function press(listener: PressListener): Attachment<HTMLElement | SVGElement> {
  return (board) => {
    let start: { cell: string | null; pointer: PointerEvent } | null = null;
    let stage: 'pressed' | 'dragging' | 'holding' | 'ignored' = 'ignored';
    let holdTimer = 0;

    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      const cell = cellUnder(event);
      start = { cell, pointer: event };
      stage = 'pressed';
      if (cell !== null && listener.hold && event.pointerType !== 'mouse') {
        holdTimer = window.setTimeout(() => {
          stage = 'holding';
          listener.hold?.(cell);
        }, HOLD_MS);
      }
    };

    const move = (event: PointerEvent) => {
      if (start === null || event.pointerId !== start.pointer.pointerId) {
        if (event.pointerType === 'mouse') listener.hover?.(cellUnder(event));
        return;
      }
      if (stage === 'pressed' && away(start.pointer, event) > DRAG_PX) {
        clearTimeout(holdTimer);
        const begins = start.cell !== null && (listener.dragBegin?.(start.cell, start.pointer) ?? false);
        stage = begins ? 'dragging' : 'ignored';
        if (begins) board.setPointerCapture(event.pointerId);
      }
      if (stage === 'dragging') listener.dragMove?.(cellAt(event), event);
    };

    const up = (event: PointerEvent) => {
      if (start === null || event.pointerId !== start.pointer.pointerId) return;
      clearTimeout(holdTimer);
      const { cell } = start;
      const ended = stage;
      start = null;
      stage = 'ignored';
      if (ended === 'dragging') listener.dragEnd?.(cellAt(event), false);
      else if (ended === 'holding') listener.hold?.(null);
      else if (cellUnder(event) !== cell) return;
      else if (cell !== null) listener.tap(cell, event);
      else listener.away?.();
    };

    const cancel = () => {
      clearTimeout(holdTimer);
      if (stage === 'dragging') listener.dragEnd?.(null, true);
      if (stage === 'holding') listener.hold?.(null);
      start = null;
      stage = 'ignored';
    };

    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && start === null) listener.hover?.(null);
    };

    // A long press would open the browser's menu.
    const menu = (event: Event) => {
      if (stage === 'holding') event.preventDefault();
    };

    const handlers = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel, pointerleave: leave, contextmenu: menu };
    for (const [name, handler] of Object.entries(handlers)) board.addEventListener(name, handler as EventListener);
    return () => {
      clearTimeout(holdTimer);
      for (const [name, handler] of Object.entries(handlers)) board.removeEventListener(name, handler as EventListener);
    };
  };

  function cellUnder(event: PointerEvent): string | null {
    return listener.locate ? listener.locate(event) : cellOf(event.target);
  }

  /** While a pointer is captured, its target is not what it is over. */
  function cellAt(event: PointerEvent): string | null {
    return listener.locate ? listener.locate(event) : cellOf(document.elementFromPoint(event.clientX, event.clientY));
  }
}

function away(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY);
}

function cellOf(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-cell]')?.getAttribute('data-cell') ?? null) : null;
}
