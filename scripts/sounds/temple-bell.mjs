/**
 * A small temple bell, computed: inharmonic partials like bronze has, each a slightly detuned pair that beats, the high ones fading first,
 * and a short strike. There is no recording, so nobody else owns it.
 */

export const SAMPLE_RATE_HZ = 16_000;
const SECONDS = 2.4;
const STRIKE_HZ = 587;
/** Frequency as a multiple of the strike note, loudness, and seconds until it has faded to a third. */
const PARTIALS = [
  [0.5, 0.35, 1.1],
  [1, 1, 0.9],
  [1.19, 0.5, 0.7],
  [1.5, 0.32, 0.55],
  [2, 0.55, 0.5],
  [2.52, 0.22, 0.32],
  [3.01, 0.18, 0.24],
  [4.16, 0.1, 0.14],
];
const BEAT_HZ = 1.6;
const FADE_OUT_SECONDS = 0.15;
const PEAK = 0.89;

/** The bell as a WAV file: mono, 16 bits. The same bytes on every machine except for a sample's last bit. */
export function templeBell() {
  const length = Math.round(SECONDS * SAMPLE_RATE_HZ);
  const wave = Float64Array.from({ length }, (_, index) => sampleAt(index / SAMPLE_RATE_HZ));
  const loudest = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return wavFile(wave.map((value) => (value / loudest) * PEAK));
}

function sampleAt(second) {
  const attack = Math.min(1, second / 0.004);
  const ending = Math.min(1, (SECONDS - second) / FADE_OUT_SECONDS);
  const tone = PARTIALS.reduce((sum, partial) => sum + ringing(partial, second), 0);
  return attack * ending * tone;
}

function ringing([multiple, loudness, fade], second) {
  const pitch = 2 * Math.PI * multiple * STRIKE_HZ * second;
  const beating = 2 * Math.PI * (multiple * STRIKE_HZ + BEAT_HZ) * second;
  return loudness * Math.exp(-second / fade) * (Math.sin(pitch) + 0.6 * Math.sin(beating));
}

function wavFile(wave) {
  const data = Buffer.alloc(wave.length * 2);
  for (const [index, value] of wave.entries()) data.writeInt16LE(Math.round(value * 32_767), index * 2);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SAMPLE_RATE_HZ, 24);
  head.writeUInt32LE(SAMPLE_RATE_HZ * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
