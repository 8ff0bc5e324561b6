#!/usr/bin/env node
/** Checks what a first visit has to fetch from the built shell and remotes, in kilobytes of brotli. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { REMOTES } from '../machine/remotes.mjs';
import { ROOT } from '../machine/run.mjs';

const LANGUAGES = Object.keys(JSON.parse(readFileSync(join(ROOT, 'libs/contracts/src/languages.json'), 'utf8')));
/** The landing page is usable with its first script alone; its app is what its first use costs. */
const LIMITS_KB = { landing: 130, firstVisit: 170, kit: 115, afterPress: 340, firstScreen: 60, panchanga: 25 };

const measured = [
  scriptsOf('landing page', 'landing', LIMITS_KB.landing),
  ...publicScreens(),
  { what: 'the kit’s parts for a public first screen', kb: kilobytes(kitFiles()), limit: LIMITS_KB.kit },
  ...REMOTES.flatMap(afterPress),
  ...REMOTES.map(heaviestScreen),
  ...LANGUAGES.map(panchanga),
];
for (const { what, kb, limit } of measured) console.log(`${kb > limit ? '✖' : '✔'} ${what}: ${kb.toFixed(1)} kB of ${limit} kB`);
process.exit(measured.some(({ kb, limit }) => kb > limit) ? 1 : 0);

/**
 * Every painted screen with the scripts that its page fetches before anyone uses it: the first one and the app. A screen whose paint still
 * waits for data starts its app right away, with the interface kit and the remote's own files.
 */
function publicScreens() {
  const page = scriptsOf('public first screen', 'painted-plain', LIMITS_KB.firstVisit);
  return ['shell', ...REMOTES].flatMap((owner) => {
    const { screens, files } = paintedBy(owner);
    return Object.entries(screens).map(([screen, trees]) => {
      const waits = JSON.stringify(trees.en).includes('"aria-busy":"true"');
      return {
        ...page,
        what: `public first screen ${screen}`,
        kb: waits ? page.kb + kilobytes([...kitFiles(), ...files(screen)]) : page.kb,
      };
    });
  });
}

/** Everything that the first press on a remote's painted screen has loaded when its app is there; each page once. */
function afterPress(owner) {
  const { screens, parts, files } = paintedBy(owner);
  const page = scriptsOf('public first screen', 'painted-plain', LIMITS_KB.firstVisit);
  return [...new Set(Object.keys(screens).map(pageOf))].map((path) => {
    const scripts = new Set([...page.scripts, ...kitFiles(parts[path]), ...files(path)]);
    return { what: `${path} after a press, ${scripts.size} scripts`, kb: kilobytes([...scripts]), limit: LIMITS_KB.afterPress };
  });
}

/** A screen's page, without the variant. */
function pageOf(screen) {
  return screen.replace(/#.*/, '');
}

/** A package's painted screens, the kit's parts that each page runs, and its own scripts. */
function paintedBy(owner) {
  if (owner === 'shell') return { ...paintsIn(join(ROOT, 'shell/dist/pages')), files: () => [] };
  const { release, entry, routes } = JSON.parse(readFileSync(join(ROOT, owner, 'dist/mfe.json'), 'utf8'));
  const folder = join(ROOT, owner, 'dist', release);
  const filesOf = (screen) => routes.find(({ path, view }) => path === pageOf(screen) && !view)?.files ?? [];
  const files = (screen) =>
    [...new Set([entry, ...filesOf(screen)])].filter((file) => file.endsWith('.js')).map((file) => join(folder, file));
  return { ...paintsIn(folder), files };
}

function paintsIn(folder) {
  const file = join(folder, 'first-paint.json');
  return { parts: {}, ...(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { screens: {} }) };
}

/** The interface kit's scripts, as a painted page lists them for its first use: those of every one, and those of `parts`. */
function kitFiles(parts = []) {
  const html = readFileSync(join(ROOT, 'shell/dist/pages/painted-plain.en.html'), 'utf8');
  const template = /<template id="preloads">([\s\S]*?)<\/template>/.exec(html)?.[1] ?? '';
  const listed = [...template.matchAll(/href="\/assets\/([^"]+\.js)"(?: data-parts="([\w ]+)")?/g)];
  const wanted = listed.filter(([, , needing]) => !needing || needing.split(' ').some((part) => parts.includes(part)));
  return wanted.map(([, name]) => join(ROOT, 'shell/dist/assets', name));
}

/** A page's first script, and the app that it fetches in idle time; the rest is requested once someone uses the page. */
function scriptsOf(what, page, limit) {
  const html = readFileSync(join(ROOT, `shell/dist/pages/${page}.en.html`), 'utf8').replaceAll(/<template[\s\S]*?<\/template>/g, '');
  const scripts = [...html.matchAll(/(?:src|data-app|href)="\/assets\/([^"]+\.js)"/g)].map(([, name]) =>
    join(ROOT, 'shell/dist/assets', name),
  );
  if (scripts.length < 2) throw new Error(`The ${what} names no script, or no app`);
  return { what: `${what}, ${scripts.length} scripts`, kb: kilobytes(scripts), limit, scripts };
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
  const files = ['panchanga', 'panchanga-words', `panchanga-${decade}`, `panchanga-${language}`].map((chunk) => {
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
