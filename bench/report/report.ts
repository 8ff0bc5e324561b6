import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RESULTS = fileURLToPath(new URL('../results', import.meta.url));

/** One line in a benchmark's table. */
export interface Row {
  what: string;
  found: string;
  budget?: string;
  /** Whether the budget is met; undefined without a budget. */
  holds?: boolean;
}

/** Prints a benchmark's table and saves its figures. */
export function report(name: string, rows: readonly Row[], figures: unknown) {
  save(name, rows, figures);
  console.log(`\n${name}\n${table(rows)}`);
}

/** Saves a benchmark's figures under `results/`, with the machine and its load: a long one does so after each part. */
export function save(name: string, rows: readonly Row[], figures: unknown) {
  mkdirSync(RESULTS, { recursive: true });
  const machine = {
    processors: cpus().length,
    model: cpus()[0]?.model,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    // Above the number of processors, other work ran during the benchmark: ratios are valid, absolute figures are low.
    load: loadavg().map((average) => Math.round(average * 10) / 10),
  };
  writeFileSync(
    join(RESULTS, `${name}.json`),
    `${JSON.stringify({ measuredAt: new Date().toISOString(), machine, rows, figures }, null, 2)}\n`,
  );
}

/** The figures of a benchmark's latest results, or undefined. */
export function latest(name: string): unknown {
  const file = join(RESULTS, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).figures : undefined;
}

function table(rows: readonly Row[]): string {
  const cells = rows.map(({ what, found, budget = '', holds }) => [
    what,
    found,
    budget,
    holds === undefined ? '' : holds ? 'holds' : 'MISSED',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
