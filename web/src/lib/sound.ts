// Sounds, made without files: each is a handful of tones and noises. Off until somebody switches them on.
import { settings } from "./settings.svelte";

/** A tone of a frequency, or noise around it (`noise`: how narrow), from `at` on, dying away over `length` seconds. */
export interface Voice {
  at: number;
  length: number;
  frequency: number;
  gain: number;
  noise?: number;
  shape?: OscillatorType;
  /** Where the frequency glides to. */
  to?: number;
}

const chime = (frequency: number, at = 0, gain = 0.16): Voice[] => [
  { at, length: 0.34, frequency, gain },
  { at, length: 0.2, frequency: frequency * 2.76, gain: gain / 4 },
];
const drum = (at: number, gain: number): Voice[] => [
  { at, length: 0.32, frequency: 92, to: 46, gain },
  { at, length: 0.06, frequency: 240, noise: 0.8, gain: gain / 2 },
];
const roll = Array.from({ length: 14 }, (_, index) => drum(index * 0.042, 0.08 + index * 0.018)).flat();

export const SOUNDS = {
  /** Paper: something is picked up or played from the hand. */
  lift: [{ at: 0, length: 0.12, frequency: 3800, noise: 0.7, gain: 0.1 }],
  /** Wood on wood. */
  land: [
    { at: 0, length: 0.09, frequency: 320, to: 190, gain: 0.3, shape: "triangle" },
    { at: 0, length: 0.04, frequency: 1500, noise: 1.2, gain: 0.14 },
  ],
  /** A drop of water. */
  river: [
    { at: 0, length: 0.14, frequency: 420, to: 980, gain: 0.16 },
    { at: 0.08, length: 0.2, frequency: 900, noise: 0.9, gain: 0.07 },
  ],
  /** A bell. */
  pagoda: [...chime(660, 0, 0.2), { at: 0, length: 0.38, frequency: 1320 * 1.19, gain: 0.05 }],
  point: chime(1175),
  war: drum(0, 0.5),
  /** A roll of drums, as long as strengths are weighed. */
  weighing: roll,
  /** A stamp. */
  seal: [
    { at: 0, length: 0.16, frequency: 130, to: 70, gain: 0.4, shape: "triangle" },
    { at: 0, length: 0.07, frequency: 900, noise: 0.6, gain: 0.2 },
  ],
  /** Cloth: somebody leaves. */
  leaves: [{ at: 0, length: 0.26, frequency: 1400, to: 500, noise: 0.5, gain: 0.14 }],
  /** It is your turn. */
  turn: [...chime(784), ...chime(1047, 0.05)],
  /** The clock runs out. */
  tick: [{ at: 0, length: 0.04, frequency: 2100, gain: 0.08, shape: "square" }],
} satisfies Record<string, Voice[]>;

export type Sound = keyof typeof SOUNDS;

/** How long a sound lasts, in seconds. */
export const secondsOf = (sound: Sound): number =>
  Math.max(...SOUNDS[sound].map(({ at, length }: Voice) => at + length));

/** When each of several sounds begins: one after the other, none twice, and not more than a few. */
export function inTurn(sounds: readonly Sound[]): { sound: Sound; at: number }[] {
  let at = 0;
  return [...new Set(sounds)].slice(0, MAX_SOUNDS).map((sound) => {
    const begins = at;
    at += Math.max(GAP, sound === "weighing" ? secondsOf(sound) : 0);
    return { sound, at: begins };
  });
}

const MAX_SOUNDS = 4;
const GAP = 0.16;

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

/** What makes a voice, already gliding, and the way from it to its volume. */
function source(context: AudioContext, voice: Voice, start: number): [AudioScheduledSourceNode, AudioNode] {
  const glide = (frequency: AudioParam) => {
    frequency.setValueAtTime(voice.frequency, start);
    if (voice.to) frequency.exponentialRampToValueAtTime(voice.to, start + voice.length);
  };
  if (voice.noise === undefined) {
    const tone = new OscillatorNode(context, { type: voice.shape ?? "sine" });
    glide(tone.frequency);
    return [tone, tone];
  }
  const rush = new AudioBufferSourceNode(context, { buffer: (hiss ??= noise(context)), loop: true });
  const filter = new BiquadFilterNode(context, { type: "bandpass", Q: voice.noise });
  glide(filter.frequency);
  return [rush, rush.connect(filter)];
}

function sing(context: AudioContext, voice: Voice, start: number): void {
  const [made, way] = source(context, voice, start);
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(voice.gain * settings.volume, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + voice.length);
  way.connect(volume).connect(context.destination);
  made.start(start);
  made.stop(start + voice.length);
}

/** Play sounds one after the other, if they are switched on. */
export function play(...sounds: Sound[]): void {
  if (!settings.sound || !settings.volume || !sounds.length) return;
  const context = (audio ??= new AudioContext());
  void context.resume();
  for (const { sound, at } of inTurn(sounds))
    for (const voice of SOUNDS[sound]) sing(context, voice, context.currentTime + at + (voice as Voice).at);
}
