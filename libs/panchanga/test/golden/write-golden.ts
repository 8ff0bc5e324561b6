import { writeFileSync } from 'node:fs';
import { GOLDEN_YEARS, goldenTable } from './golden-table.ts';
import { goldenFile } from './reviewed-table.ts';

/** Writes the table as the library sees it now; what changed is then reviewed row by row in the diff before it is committed. */
for (const year of GOLDEN_YEARS) writeFileSync(goldenFile(year), goldenTable(year));
