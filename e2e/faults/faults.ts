import type { Page, Route } from '@playwright/test';
import { REGISTRY_PATH, type RemoteRelease } from '@sannidhi/contracts';
import { type AlteredEntry, type Answer, alterEntry, alterRegistry, answerFor, chunksOf, entryOf, mend } from './altered-release.ts';

/** One way in which an area fails, and how it is fixed while the tab stays open. */
export interface Fault {
  what: string;
  /** Phase and kind, as the interface names them. */
  says: string;
  /** No response: the failure shows when the clock has advanced. */
  hangs: boolean;
  /** Responds to “Try again” on an area without a release in the page. */
  onAsking: boolean;
  breaks: (page: Page, path: string, release: RemoteRelease) => Promise<void>;
  mends: (page: Page) => Promise<void>;
}

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' });
const refused = (route: Route) => route.abort('connectionrefused');
const hangs = () => {};
const html = (route: Route) => route.fulfill({ body: '<!doctype html><title>Welcome to nginx!</title>', contentType: 'text/html' });
const changed = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\nglobalThis.tampered = true;` });
};
const answersAgain = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

/** The page's document contains `entry` for the area, or none; the registry, when refetched, responds with `answer`. */
const inRegistry = (what: string, kind: string, answer: Answer, entry?: unknown): Fault => ({
  what: `manifest: ${what}`,
  says: `registry · ${kind}`,
  hangs: answer === hangs,
  onAsking: true,
  breaks: async (page, path, { name }) => {
    await alterRegistry(page, path, ({ releases }) => ({
      releases: [...releases.filter((one) => one.name !== name), ...(entry ? [entry] : [])],
    }));
    await answerFor(page, [REGISTRY_PATH], answer);
  },
  mends: answersAgain,
});

const inFiles = (what: string, says: string, answer: Answer, files: (release: RemoteRelease, path: string) => string[]): Fault => ({
  what,
  says,
  hangs: answer === hangs,
  onAsking: false,
  breaks: (page, path, release) => answerFor(page, files(release, path), answer),
  mends: answersAgain,
});

const inCode = (what: string, says: string, altered: AlteredEntry): Fault => ({
  what,
  says,
  hangs: false,
  onAsking: false,
  breaks: (page, path, release) => alterEntry(page, path, release, altered),
  mends: mend,
});

const entry = (release: RemoteRelease) => [entryOf(release)];
const BROKEN_ENTRY = { name: 'mfe-devotee', release: '0123456789abcdef', routes: [{ path: null }] };
export const THROWING_ENTRY: AlteredEntry = { before: "if (!mended()) throw new Error('the entry fails');" };
export const THROWING_SCREEN: AlteredEntry = {
  after: `const { get, init } = container;
const broken = (Screen) => (given) => { if (!mended()) throw new Error('cannot read a name'); return Screen(given); };
const screen = (load) => async () => ({ Screen: broken((await load()).Screen) });
const area = (all) => ({ ...all, routes: all.routes.map((route) => ({ ...route, screen: screen(route.screen) })) });
container = { init, get: async (name) => { const load = await get(name); return () => ({ default: area(load().default) }); } }`,
};

/**
 * Code in a release that would change what everything on the page uses, as a module does it: in strict mode. Each try has to throw where it
 * is made; one that doesn't is noted in `reached`.
 */
const inReach = (what: string, tries: readonly string[]): Fault =>
  inCode(`reach: ${what}`, 'entry · threw', {
    before: `if (!mended()) (() => { 'use strict';
const refuses = (attempt, code) => { try { attempt(); } catch { return; } (globalThis.reached ??= []).push(code); };
${tries.map((code) => `refuses(() => { ${code} }, ${JSON.stringify(code)});`).join('\n')}
throw new Error('refused'); })();`,
  });

/** The fault matrix: each of these in each remote. */
export const FAULTS: readonly Fault[] = [
  inRegistry('404', 'missing', notFound),
  inRegistry('connection refused', 'network', refused),
  inRegistry('HTML', 'malformed', html, '<!doctype html><title>Welcome to nginx!</title>'),
  inRegistry('malformed', 'malformed', (route) => route.fulfill({ json: { releases: BROKEN_ENTRY } }), BROKEN_ENTRY),
  inRegistry('hangs', 'timeout', hangs),
  inFiles('entry: 404', 'entry · network', notFound, entry),
  inFiles('entry: connection refused', 'entry · network', refused, entry),
  inFiles('entry: hangs', 'entry · timeout', hangs, entry),
  inCode('entry: throws', 'entry · threw', THROWING_ENTRY),
  inCode('entry: init throws', 'entry · threw', {
    after:
      "const { get, init } = container; container = { get, init: (...given) => { if (!mended()) throw new Error('init fails'); return init(...given); } }",
  }),
  inCode('expose: missing', 'entry · missing', {
    after: "const { get, init } = container; container = { init, get: (name) => get(mended() ? name : './elsewhere') }",
  }),
  inFiles('chunk: 404', 'screen · network', notFound, chunksOf),
  inFiles('chunk: connection refused', 'screen · network', refused, chunksOf),
  inFiles('integrity: mismatch', 'entry · network', changed, entry),
  inCode('screen: throws while it renders', 'render · threw', THROWING_SCREEN),
  inReach('replaces methods of the language', [
    'Array.prototype.map = () => [];',
    'Promise.prototype.then = () => {};',
    'Promise.all = async () => [];',
    "String.prototype.replace = () => '';",
    "String.prototype.toString = () => '';",
    'Function.prototype.call = () => {};',
    'Function.prototype.bind = () => () => {};',
    'Function = class {};',
    'Object.prototype.evil = true;',
    'Object.freeze(Array.prototype); Array.prototype.filter = () => [];',
    'JSON.parse = () => ({});',
    'Array.prototype[Symbol.iterator] = undefined;',
  ]),
  inReach('replaces or empties what the page shares', [
    'history.pushState = () => {};',
    'window.fetch = async () => new Response();',
    "Object.defineProperty(document, 'title', { value: 'Kept' });",
    'document.open();',
    'localStorage.clear();',
    'sessionStorage.clear();',
  ]),
  inReach('turns text into markup, or a stranger’s file into a script', [
    "document.createElement('p').innerHTML = '<b>Namaste</b>';",
    "document.write('<b>Namaste</b>');",
    "document.createElement('script').src = 'https://evil.example/x.js';",
  ]),
];
