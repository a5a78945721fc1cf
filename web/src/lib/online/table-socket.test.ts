import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { TableSocket } from './table-socket';

/** A browser's socket that does what the test says. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { reason: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(): void {}
  close(): void {}
}

describe('a line to a server', () => {
  let lost: number[];
  let line: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
    lost = [];
    line = new TableSocket('ws://here', { open: () => {}, message: () => {}, lost: (at) => lost.push(at) });
    FakeSocket.all[0]?.onopen?.();
  });

  afterEach(() => {
    line.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('calls again after the time a server that stops asks for, and nobody is told of a loss', () => {
    FakeSocket.all[0]?.onclose?.({ reason: 'retry-ms 340' });
    vi.advanceTimersByTime(339);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(2);
    expect(lost).toEqual([]);
  });

  it('says that the line is down if no other server answers', () => {
    FakeSocket.all[0]?.onclose?.({ reason: 'retry-ms 0' });
    vi.advanceTimersByTime(0);
    FakeSocket.all[1]?.onclose?.({ reason: '' });
    expect(lost).toHaveLength(1);
  });

  it('does not wait as long as anybody likes', () => {
    FakeSocket.all[0]?.onclose?.({ reason: 'retry-ms 99999' });
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.all[1]?.onclose?.({ reason: 'retry-ms 9999999999' });
    expect(lost).toHaveLength(1);
  });
});
