#!/usr/bin/env node
/**
 * Writes the table of ZIP codes from GeoNames' postal codes of the United States (CC BY 4.0, https://download.geonames.org/export/zip/):
 * `npm run generate:zip-codes -w api -- US.txt`. Military addresses are left out: no temple is there.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const target = new URL('../src/domain/temples/zip-codes.generated.ts', import.meta.url);
const NO_STATES = ['AA', 'AE', 'AP', 'MH'];
/** GeoNames has these in another state than the Postal Service; two are a department's own. */
const MISPLACED = ['20588', '20598', '72643'];

const rows = readFileSync(process.argv[2], 'utf8').trim().split('\n').flatMap(rowOf);
const byZip = new Map(rows.reverse().map((row) => [row.zip, row]));
const areas = new Map();
for (const zip of [...byZip.keys()].sort()) {
  const place = byZip.get(zip);
  const area = `${zip.slice(0, 3)}${place.state}`;
  areas.set(area, [...(areas.get(area) ?? []), place]);
}
writeFileSync(
  target,
  `// Made by \`npm run generate:zip-codes\` from GeoNames (CC BY 4.0).\nexport const areas = \`\n${[...areas].map(areaLine).join('\n')}\n\`;\n`,
);
console.log(`${byZip.size} ZIP codes in ${areas.size} areas`);

function rowOf(line) {
  const [, zip, city, , state, , , , , latitude, longitude] = line.split('\t');
  if (!state || NO_STATES.includes(state) || MISPLACED.includes(zip)) return [];
  if (/[,;`$\\]/.test(city)) throw new Error(`${zip}: “${city}” can’t be written`);
  return [{ zip, city, state, latitude: hundredths(latitude), longitude: hundredths(longitude) }];
}

/** `088NJ17Edison,4052,-7440;18,…`: a city that is the one before is left out. */
function areaLine([area, places]) {
  const entries = places.map(({ zip, city, latitude, longitude }, at) => {
    const shown = places[at - 1]?.city === city ? '' : city;
    return `${zip.slice(3)}${shown},${latitude},${longitude}`;
  });
  return area + entries.join(';');
}

function hundredths(degrees) {
  return Math.round(Number(degrees) * 100);
}
