#!/usr/bin/env node
/** Checks what a first visit has to fetch from the built shell and remotes, in kilobytes of brotli. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { REMOTES } from '../machine/remotes.mjs';
import { ROOT } from '../machine/run.mjs';

const LANGUAGES = Object.keys(JSON.parse(readFileSync(join(ROOT, 'libs/contracts/src/languages.json'), 'utf8')));
const LIMITS_KB = { landing: 130, firstScreen: 60, panchanga: 25 };

const measured = [landing(), ...REMOTES.map(heaviestScreen), ...LANGUAGES.map(panchanga)];
for (const { what, kb, limit } of measured) console.log(`${kb > limit ? '✖' : '✔'} ${what}: ${kb.toFixed(1)} kB of ${limit} kB`);
process.exit(measured.some(({ kb, limit }) => kb > limit) ? 1 : 0);

/** The scripts in the landing page: nothing else runs before it is usable. */
function landing() {
  const page = readFileSync(join(ROOT, 'shell/dist/pages/landing.en.html'), 'utf8');
  const scripts = [...page.matchAll(/<script[^>]* src="\/assets\/([^"]+)"/g)].map(([, name]) => join(ROOT, 'shell/dist/assets', name));
  if (scripts.length === 0) throw new Error('The landing page names no script');
  return { what: `landing page, ${scripts.length} script`, kb: kilobytes(scripts), limit: LIMITS_KB.landing };
}

/** The route of a remote that fetches the most in addition to what is shared. */
function heaviestScreen(remote) {
  const { release, entry, routes } = JSON.parse(readFileSync(join(ROOT, remote, 'dist/mfe.json'), 'utf8'));
  const weightOf = ({ files }) =>
    kilobytes(
      [...new Set([entry, ...files])].filter((file) => file.endsWith('.js')).map((file) => join(ROOT, remote, 'dist', release, file)),
    );
  const [heaviest] = routes.map((route) => ({ path: route.path, kb: weightOf(route) })).sort((a, b) => b.kb - a.kb);
  return { what: `${remote}, heaviest screen ${heaviest.path}`, kb: heaviest.kb, limit: LIMITS_KB.firstScreen };
}

/** What the calendar page needs: the library, this decade's tables and the names in one language. */
function panchanga(language) {
  const { release } = JSON.parse(readFileSync(join(ROOT, 'mfe-devotee/dist/mfe.json'), 'utf8'));
  const folder = join(ROOT, 'mfe-devotee/dist', release);
  const decade = Math.floor(new Date().getFullYear() / 10) * 10;
  const files = ['panchanga', `panchanga-${decade}`, `panchanga-${language}`].map((chunk) => {
    const file = readdirSync(folder).find((name) => name.endsWith('.js') && name.slice(0, name.indexOf('.')) === chunk);
    if (!file) throw new Error(`mfe-devotee has no file of ${chunk}`);
    return join(folder, file);
  });
  return { what: `panchanga with a decade's tables, ${language}`, kb: kilobytes(files), limit: LIMITS_KB.panchanga };
}

function kilobytes(files) {
  return files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
}

function sizeOf(file) {
  const compressed = `${file}.br`;
  return existsSync(compressed) ? statSync(compressed).size : brotliCompressSync(readFileSync(file)).length;
}
