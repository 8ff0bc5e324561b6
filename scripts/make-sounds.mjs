#!/usr/bin/env node
/** Writes the sounds of the interface anew: `node scripts/make-sounds.mjs`. They are computed, so none is anybody else's. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './machine/run.mjs';
import { templeBell } from './sounds/temple-bell.mjs';

const file = 'shell/src/overlay/sounds/temple-bell.wav';
const bytes = templeBell();
writeFileSync(join(ROOT, file), bytes);
console.log(`${file}: ${Math.round(bytes.length / 1000)} kB`);
