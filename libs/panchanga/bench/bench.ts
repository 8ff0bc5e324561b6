import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { createPanchanga } from '../src/index.ts';
import { CITIES } from '../test/reference.ts';
import { accuracyTable } from './accuracy.ts';
import { OURS } from './contenders.ts';
import { speedTable } from './speed.ts';

const RESULTS = new URL('./results.json', import.meta.url);

/** Prints the accuracy and speed of this library and its peers, measured in one run, and saves it in `results.json`. */
function main(): void {
  console.log('Distance from the Swiss Ephemeris at the sunrises of Edison, 2025: median / worst');
  const accuracy = accuracyTable();
  console.table(accuracy);
  const speeds = speedTable();
  console.log('Whole days a second, median of thirty slices in turn');
  console.table(
    Object.fromEntries(
      Object.entries(speeds).map(([name, speed]) => [name, { 'days/s': Math.round(speed), 'ours is faster by': times(speeds, speed) }]),
    ),
  );
  const festivalsMs = Number(festivalMilliseconds().toFixed(1));
  console.log(`A year of festivals at a new place: ${festivalsMs} ms`);
  const daysASecond = Object.fromEntries(Object.entries(speeds).map(([name, speed]) => [name, Math.round(speed)]));
  const machine = { processors: cpus().length, model: cpus()[0]?.model, node: process.version };
  const results = { measuredAt: new Date().toISOString(), machine, accuracy, daysASecond, festivalsMs };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}

function times(speeds: Record<string, number>, speed: number): string {
  return `${((speeds[OURS] ?? 0) / speed).toFixed(1)} ×`;
}

/** Median of the years 2020 to 2049, a new calendar each, once the code is warm. */
function festivalMilliseconds(): number {
  const durations = Array.from({ length: 30 }, (_, i) => {
    const started = performance.now();
    createPanchanga({ ...CITIES.chicago, latitude: 41 + i / 100 }).festivals(2020 + i);
    return performance.now() - started;
  });
  return durations.sort((a, b) => a - b)[durations.length >> 1] ?? 0;
}

main();
