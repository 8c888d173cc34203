import { settings } from '../settings/store.ts';

/** Every sound has a visible counterpart; none is needed to play. */
export type Sound = 'said' | 'block' | 'turn' | 'tick' | 'bell';

let audio: AudioContext | null = null;

function note(frequency: number, from: number, seconds: number, type: OscillatorType, loud: number): void {
  audio ??= new AudioContext();
  const start = audio.currentTime + from;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = type;
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

const scores: Readonly<Record<Sound, () => void>> = {
  said: () => note(520, 0, 0.08, 'triangle', 0.25),
  block: () => note(110, 0, 0.25, 'square', 0.2),
  turn: () => {
    note(440, 0, 0.18, 'sine', 0.2);
    note(587, 0.18, 0.25, 'sine', 0.2);
  },
  tick: () => note(880, 0, 0.04, 'square', 0.08),
  bell: () => note(660, 0, 1.2, 'sine', 0.3),
};

/** `called`: others wait for this player. */
export function playSound(sound: Sound, called = false): void {
  const wanted = settings().sound;
  if (wanted === 'off' || (wanted === 'turn' && !called)) return;
  scores[sound]();
  if (sound === 'block' || sound === 'turn') navigator.vibrate?.(sound === 'block' ? 80 : 30);
}
