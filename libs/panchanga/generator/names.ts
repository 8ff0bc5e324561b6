import { writeFileSync } from 'node:fs';
import { FESTIVAL_NAMES, festivalNamesSource } from './festival-names/festival-names.ts';

for (const [language, names] of Object.entries(FESTIVAL_NAMES)) {
  writeFileSync(new URL(`../src/names/festivals.${language}.generated.ts`, import.meta.url), festivalNamesSource(names));
}
