import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGE_CODES, type RegistryDocument } from '@sannidhi/contracts';
import type { BootSettings } from './boot-settings.ts';
import { PageTemplates } from './page-templates.ts';
import { StaticCopy } from './static-copy.ts';

const SETTINGS = { figures: {}, payments: 'stripe', demoLogins: [], demo: null } as unknown as BootSettings;
const NAMES = ['landing', 'page'].flatMap((name) => LANGUAGE_CODES.map((language) => `${name}.${language}.html`)).sort();

let root: string;
let registry: RegistryDocument;
let failures: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'copy-'));
  mkdirSync(join(root, 'shell/dist/pages'), { recursive: true });
  for (const name of NAMES) writeTemplate(name, `${name} %title% %preloads% %boot% <style nonce="%nonce%">`);
  registry = { releases: [], revision: 1 };
  failures = [];
});
afterEach(() => rmSync(root, { recursive: true }));

const writeTemplate = (name: string, html: string) => writeFileSync(join(root, 'shell/dist/pages', name), html);
const folder = () => join(root, 'data/static-copy');
const page = (name = 'page.en.html') => readFileSync(join(folder(), name), 'utf8');
const bootOf = (html: string) => JSON.parse(/\{.*\}/.exec(html)?.[0] ?? '');

const copyOf = (given: Partial<ConstructorParameters<typeof StaticCopy>[0]> = {}) =>
  new StaticCopy({
    folder: folder(),
    templates: new PageTemplates(root),
    settings: async () => SETTINGS,
    registry: async () => registry,
    failed: (error) => failures.push(String(error)),
    ...given,
  });

it('writes each page in each language, for somebody nobody knows, with a place for the nonce', async () => {
  await copyOf().renew();
  expect(readdirSync(folder()).sort()).toEqual(NAMES);
  expect(page()).toContain('Sannidhi');
  expect(page()).toContain('nonce="%nonce%"');
  expect(bootOf(page('landing.hi.html'))).toEqual({ registry: { releases: [], revision: 1 }, ...SETTINGS });
});

it('rewrites them when the registry or the build changes, and only then', async () => {
  const copy = copyOf();
  await copy.renew();
  rmSync(folder(), { recursive: true });
  await copy.renew();
  expect(existsSync(folder())).toBe(false);
  registry = { releases: [], revision: 2 };
  await copy.renew();
  expect(bootOf(page()).registry.revision).toBe(2);
  writeTemplate('page.en.html', 'rebuilt %boot%');
  utimesSync(join(root, 'shell/dist/pages/page.en.html'), 1, 1);
  await copy.renew();
  expect(page()).toContain('rebuilt');
});

it('has the releases it names brought before it names them', async () => {
  registry = { releases: [{ name: 'mfe-devotee', release: '0123456789abcdef', routes: [] }] as never, revision: 1 };
  const bring = jest.fn(async () => expect(existsSync(folder())).toBe(false));
  await copyOf({ bring }).renew();
  expect(bring.mock.calls).toEqual([['mfe-devotee', '0123456789abcdef']]);
});

it('says once what keeps going wrong, keeps the pages it has, and goes on when it is well again', async () => {
  let isAway = false;
  const copy = copyOf({ registry: async () => (isAway ? Promise.reject(new Error('away')) : registry) });
  await copy.renew();
  isAway = true;
  for (let turn = 0; turn < 3; turn++) await copy.renew();
  expect(failures).toEqual(['Error: away']);
  expect(bootOf(page()).registry.revision).toBe(1);
  isAway = false;
  registry = { releases: [], revision: 2 };
  await copy.renew();
  expect(bootOf(page()).registry.revision).toBe(2);
});

it('leaves no draft beside the pages, however many write at once', async () => {
  await Promise.all([copyOf().renew(), copyOf().renew(), copyOf().renew()]);
  expect(readdirSync(folder()).sort()).toEqual(NAMES);
});

it('is found by the gateway in every language of the list', () => {
  const choice = readFileSync(join(import.meta.dirname, '../../../../deploy/nginx/page-choice.conf'), 'utf8');
  const listed = [...choice.matchAll(/_language>([a-z|]+)\)/g)].map(([, codes]) => codes?.split('|'));
  expect(listed).toEqual([LANGUAGE_CODES, LANGUAGE_CODES]);
});
