/** `npm run soak -- answer-times`: more samples than the short round in the tests. `npx tsx bench/soak.ts 500` takes fewer. */
import { report } from './report/report.ts';
import { measureAnswerTimes } from './soak/answer-times.ts';
import { chanceLonger, luckOf, spreadOf } from './soak/distinguishable.ts';

const samples = Number(process.argv[2] ?? 2_000);
const luck = luckOf(samples, samples);
/** A single request about an address reveals less than a coin flip: below 3 in 100 beyond chance. */
const MOST = Math.max(luck, 0.03);

const figures = (await measureAnswerTimes(samples)).map(({ path, known, unknown }) => ({
  path,
  samples,
  known: spreadOf(known),
  unknown: spreadOf(unknown),
  chanceKnownTakesLonger: Math.round(chanceLonger(known, unknown) * 10_000) / 10_000,
}));
report(
  'answer-times',
  figures.map(({ path, known, unknown, chanceKnownTakesLonger }) => ({
    what: `${path}: known ${known.median} ms, unknown ${unknown.median} ms (medians)`,
    found: `known longer in ${(chanceKnownTakesLonger * 100).toFixed(1)} of 100`,
    budget: `50 ± ${(MOST * 100).toFixed(1)}`,
    holds: Math.abs(chanceKnownTakesLonger - 0.5) <= MOST,
  })),
  { luck, endpoints: figures },
);
