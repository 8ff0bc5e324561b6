import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspace } from './repository.ts';

const listed = (...asked: string[]) => execFileSync('git', ['ls-files', ...asked], { cwd: workspace('.'), encoding: 'utf8' }).split('\n');
const FILES = [...listed(), ...listed('--others', '--exclude-standard')].filter(Boolean);
const PAGES = FILES.filter((file) => /^(docs\/.*|README|SECURITY)\.?(md)?$/.test(file) && file.endsWith('.md'));
const textOf = (page: string) => readFileSync(workspace(page), 'utf8');

/** Made by builds and runs, so no file of the repository. */
const MADE = /(^|\/)(dist|node_modules)\/|^(DATA_DIR|deploy\/secrets|e2e\/(screens|test-results))(\/|$)|^(mfe|first-paint)\.json$/;
/** Examples of `remotes.md`: files of a remote that its reader creates. */
const EXAMPLE = /^lamp-/;
const isThere = (path: string) => FILES.some((file) => `/${file}/`.includes(`/${path}/`));

/** Words in code that look like a path: with a slash between words, or with a source file's ending. */
const pathsOf = (page: string) =>
  [...textOf(page).matchAll(/`([\w.-]+(?:\/[\w.-]+)*)\/?`/g)]
    .map(([, path = '']) => path)
    .filter((path) => /^(api|libs|shell|mfe-[\w-]+|e2e|bench|scripts|deploy|docs)\/|\.(tsx?|mjs|json|conf|yml|md)$/.test(path));

it('reads the guides', () => expect(PAGES.length).toBeGreaterThan(100));

it('has links in its guides that lead to files', () => {
  const broken = PAGES.flatMap((page) =>
    [...textOf(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !/^[a-z]+:/.test(to) && !existsSync(workspace(join(dirname(page), to))))
      .map((to) => `${page}: ${to}`),
  );
  expect(broken).toEqual([]);
});

it('names files and folders in its guides that are there', () => {
  const guides = PAGES.filter((page) => !page.startsWith('docs/adr/'));
  const gone = guides.flatMap((page) =>
    pathsOf(page).flatMap((path) => (MADE.test(path) || EXAMPLE.test(path) || isThere(path) ? [] : `${page}: ${path}`)),
  );
  expect(gone).toEqual([]);
});

it('names scripts in its guides that are there', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: object };
  const guides = PAGES.filter((page) => !page.startsWith('docs/adr/'));
  const asked = guides.flatMap((page) => [...textOf(page).matchAll(/npm run ([\w:-]+)(?![\w:-]| -w)/g)].map(([, script = '']) => script));
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((script) => !(script in scripts))).toEqual([]);
});
