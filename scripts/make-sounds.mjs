#!/usr/bin/env node
/** Regenerates the interface's sounds: `node scripts/make-sounds.mjs`. They are computed, so nobody else owns them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './machine/run.mjs';
import { templeBell } from './sounds/temple-bell.mjs';

const file = 'shell/src/overlay/sounds/temple-bell.wav';
const bytes = templeBell();
writeFileSync(join(ROOT, file), bytes);
console.log(`${file}: ${Math.round(bytes.length / 1000)} kB`);
