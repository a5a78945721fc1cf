import { describe, expect, test } from 'vitest';
import { Playback } from './playback';

function watched(durations: number[]) {
  const told: string[] = [];
  const playback = new Playback(durations, {
    during: (beat, fraction) => told.push(`${beat}@${fraction.toFixed(2)}`),
    done: (beat) => told.push(`done ${beat}`),
    end: () => told.push('end'),
  });
  return { playback, told };
}

describe('playback', () => {
  test('tells each beat and how far it is', () => {
    const { playback, told } = watched([100, 100]);
    playback.advance(50);
    playback.advance(75);
    playback.advance(75);
    expect(told).toEqual(['0@0.50', 'done 0', '1@0.25', 'done 1', 'end']);
    expect(playback.finished).toBe(true);
  });

  test('a long frame passes several beats and loses none', () => {
    const { playback, told } = watched([10, 10, 10, 10]);
    playback.advance(35);
    expect(told).toEqual(['done 0', 'done 1', 'done 2', '3@0.50']);
  });

  test('a pause holds time', () => {
    const { playback, told } = watched([100]);
    playback.pause(true);
    playback.advance(500);
    expect(told).toEqual([]);
    playback.pause(false);
    playback.advance(50);
    expect(told).toEqual(['0@0.50']);
  });

  test('a step plays one beat at a pace to follow, then stands still', () => {
    const { playback, told } = watched([1, 1, 1]);
    playback.stepOn();
    playback.advance(90);
    playback.advance(90);
    playback.advance(1000);
    expect(told).toEqual(['0@0.50', 'done 0', '1@0.00']);
    expect(playback.paused).toBe(true);
  });

  test('a skip still tells every beat', () => {
    const { playback, told } = watched([100, 100, 100]);
    playback.advance(150);
    playback.skip();
    playback.skip();
    expect(told).toEqual(['done 0', '1@0.50', 'done 1', 'done 2', 'end']);
  });

  test('a story without beats ends at the first moment', () => {
    const { playback, told } = watched([]);
    expect(playback.finished).toBe(true);
    playback.skip();
    expect(told).toEqual([]);
  });
});
