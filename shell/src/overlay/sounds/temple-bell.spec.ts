import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const BELL = `${__dirname}/temple-bell.wav`;
const RECIPE = `${__dirname}/../../../../scripts/sounds/temple-bell.mjs`;
const MOST_KB = 80;

/** The recipe is a plain script in the repository and is run as one. */
const computed = () =>
  execFileSync('node', [
    '--input-type=module',
    '-e',
    `import { templeBell } from ${JSON.stringify(RECIPE)}; process.stdout.write(templeBell());`,
  ]);

it('[7.20] is the bell that the script computes, and small', () => {
  const kept = readFileSync(BELL);
  const made = computed();
  expect(kept.length).toBe(made.length);
  expect(kept.length).toBeLessThan(MOST_KB * 1000);
  expect(kept.toString('latin1', 0, 44)).toBe(made.toString('latin1', 0, 44));
  for (let at = 44; at < kept.length; at += 2) expect(Math.abs(kept.readInt16LE(at) - made.readInt16LE(at))).toBeLessThanOrEqual(1);
});
