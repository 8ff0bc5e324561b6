import { writeFileSync } from 'node:fs';
import { decadeOf, FIRST_YEAR, LAST_YEAR, segmentsOf } from '../src/tables/layout.ts';
import { encodeDecade } from './encode.ts';

const source = new URL('../src/', import.meta.url);

/**
 * Writes the Moon's terms and one table per decade. Takes some minutes on one core; the result depends only on astronomia's version and the
 * layout, so a second run leaves the files unchanged.
 */
async function generate(): Promise<void> {
  const { moonTermsSource } = await import('./moon-terms.ts');
  writeFileSync(new URL('astronomy/moon-terms.generated.ts', source), moonTermsSource());
  // Loaded after the terms are on disk, because the fit subtracts them.
  const { fitSegment } = await import('./fit.ts');
  const fitted = new Map<number, Float64Array>();
  const fit = (segment: number) => fitted.get(segment) ?? remember(fitted, segment, fitSegment(segment));
  for (let decade = FIRST_YEAR; decade <= decadeOf(LAST_YEAR); decade += 10) {
    const { first, last } = segmentsOf(decade);
    const blocks = Array.from({ length: last - first + 1 }, (_, i) => fit(first + i));
    writeDecade(decade, encodeDecade(blocks));
  }
}

function remember(fitted: Map<number, Float64Array>, segment: number, block: Float64Array): Float64Array {
  fitted.set(segment, block);
  return block;
}

function writeDecade(decade: number, packed: string): void {
  const text = `// Made by \`npm run generate\`.\nexport const packed =\n  '${packed}';\n`;
  writeFileSync(new URL(`tables/decade-${decade}.generated.ts`, source), text);
  process.stdout.write(`${decade}: ${packed.length} characters\n`);
}

await generate();
