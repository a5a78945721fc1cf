import { settings } from './settings.svelte';

/** The page's sounds. They are made here, from a little noise and a few tones: nothing to fetch. */
export type Sound = 'place' | 'capture' | 'turn' | 'end';

/** A struck tone: where it begins and how long and loud it rings. */
interface Tone {
  at: number;
  hertz: number;
  seconds: number;
  gain: number;
}

const TONES: Record<Sound, Tone[]> = {
  place: [{ at: 0, hertz: 220, seconds: 0.09, gain: 0.16 }],
  capture: [
    { at: 0, hertz: 196, seconds: 0.1, gain: 0.18 },
    { at: 0.06, hertz: 147, seconds: 0.14, gain: 0.16 },
  ],
  turn: [{ at: 0, hertz: 523, seconds: 0.16, gain: 0.06 }],
  end: [
    { at: 0, hertz: 392, seconds: 0.3, gain: 0.08 },
    { at: 0.14, hertz: 494, seconds: 0.34, gain: 0.08 },
    { at: 0.28, hertz: 587, seconds: 0.6, gain: 0.08 },
  ],
};

/** Sounds with the knock of wood at their beginning. */
const KNOCKING: readonly Sound[] = ['place', 'capture'];

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays a sound, unless sounds are off or the browser does not allow them yet. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // A page without user interaction may not play sounds; trying would log a warning.
  if (navigator.userActivation?.hasBeenActive === false) return;
  // What is seen comes first: the first sound takes a browser up to a tenth of a second to make.
  requestAnimationFrame(() => setTimeout(() => make(name)));
}

function make(name: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    void context.resume();
    return;
  }
  const now = context.currentTime;
  if (KNOCKING.includes(name)) knock(context, now);
  for (const tone of TONES[name]) ring(context, now, tone);
}

function ring(audio: AudioContext, now: number, tone: Tone): void {
  const oscillator = new OscillatorNode(audio, { type: 'sine', frequency: tone.hertz });
  const loudness = new GainNode(audio, { gain: 0 });
  const start = now + tone.at;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(tone.gain, start + 0.006);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + tone.seconds);
  oscillator.connect(loudness).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + tone.seconds);
}

function knock(audio: AudioContext, now: number): void {
  noise ??= fadingNoise(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const body = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 900, Q: 1.2 });
  const loudness = new GainNode(audio, { gain: 0.5 });
  source.connect(body).connect(loudness).connect(audio.destination);
  source.start(now);
}

function fadingNoise(audio: AudioContext): AudioBuffer {
  const seconds = 0.03;
  const length = Math.round(audio.sampleRate * seconds);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  return buffer;
}
