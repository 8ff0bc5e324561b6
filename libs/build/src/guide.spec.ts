import { readFileSync } from 'node:fs';
import { ERRORS } from '@sannidhi/contracts';
import { newRemoteOptions } from '../../../scripts/new-remote/options.mjs';
import { releaseOptions } from './publish/release-options.ts';
import { workspace } from './repository.ts';

/** The guide for teams that ship a remote: the tools support every command in it. */
const GUIDE = readFileSync(workspace('docs/remotes.md'), 'utf8');
const COMMANDS = [...GUIDE.matchAll(/^(?:\| `)?(npm (?:run |test\b)[^#`\n]*)/gm)].map(([, command = '']) => command.trim());
const wordsOf = (command: string) => [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const scriptsOf = (folder: string) =>
  Object.keys((JSON.parse(readFileSync(workspace(`${folder}/package.json`), 'utf8')) as { scripts: object }).scripts);

/** The script in a command, its package, and its arguments. */
function readCommand(command: string) {
  const [, ...words] = wordsOf(command);
  const dashes = words.indexOf('--');
  const [own, given] = dashes < 0 ? [words, []] : [words.slice(0, dashes), words.slice(dashes + 1)];
  const script = own[0] === 'run' ? own[1] : own[0];
  const folder = own.includes('-w') ? (own.at(-1) ?? '') : '.';
  return { script: script ?? '', folder, given };
}

const linesOf = (script: string) => COMMANDS.map(readCommand).filter((line) => line.script === script && line.folder === '.');

it('is read at all', () => expect(COMMANDS.length).toBeGreaterThan(14));

it.each(COMMANDS)('%s names a script', (command) => {
  const { script, folder } = readCommand(command);
  // The example of a new remote has the scripts of any remote.
  expect(scriptsOf(folder.replace('mfe-gotra', 'mfe-priest'))).toContain(script);
});

it.each(linesOf('release').map(({ given }) => given.join(' ')))('npm run release -- %s is understood', (line) => {
  const given = wordsOf(line.replace('<release>', '0123456789abcdef'));
  expect(releaseOptions(given, { DEPLOY_TOKEN: 'secret' }).remote).toBe('mfe-priest');
});

it.each(linesOf('new-remote').map(({ given }) => ({ given })))('npm run new-remote -- $given is understood', ({ given }) => {
  const answer = () => {
    try {
      return newRemoteOptions(given).name;
    } catch (error) {
      return (error as Error).message;
    }
  };
  // The reader may have created it by now.
  expect(['mfe-gotra', 'mfe-gotra exists already.', 'There is no mfe-gotra.']).toContain(answer());
});

it('npm test is told words of checks there are', () => {
  const checks = readFileSync(workspace('scripts/checks/all-checks.mjs'), 'utf8');
  const titles = [...checks.matchAll(/command\('([^']+)'/g)].map(([, title]) => title);
  const words = linesOf('test').flatMap(({ given }) => given);
  expect(words.length).toBeGreaterThan(0);
  for (const word of words) expect(titles.some((title) => title?.includes(word))).toBe(true);
});

it('names every reason for which a release is refused, and no other', () => {
  const section = GUIDE.slice(GUIDE.indexOf('## What is checked'), GUIDE.indexOf('## Canary'));
  const named = [...section.matchAll(/`(-?[a-z]+(?:-[a-z]+)*)`/g)].map(([, name = '']) =>
    name.startsWith('-') ? `deploy-token${name}` : name,
  );
  for (const name of named) expect(Object.keys(ERRORS)).toContain(name);
  const reasons = Object.keys(ERRORS).filter((code) => /^(release|deploy-token)-/.test(code));
  expect(reasons.filter((code) => !named.includes(code))).toEqual([]);
});
