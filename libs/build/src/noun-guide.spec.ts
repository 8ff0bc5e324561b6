import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(root, 'docs/adding-a-noun.md'), 'utf8');
const block = (name: string): string[] => new RegExp(`\`\`\`${name}\\n([^]*?)\`\`\``).exec(guide)![1]!.split('\n').filter(Boolean);
/** Files of another noun in the folders of the worked example. */
const BESIDE = /e-hundi-code/;

it('lists every file of the worked example', () => {
  const listed = block('files');
  expect([...listed, ...block('optional')].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const folders = ['api/src/domain/funds', 'mfe-temple-admin/src/funds'];
  const there = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  expect(there.filter((file) => !listed.includes(file) && !BESIDE.test(file))).toEqual([]);
});

it('shows the four lines that name a noun elsewhere, as they are', () => {
  const lines = block('lines').map((line) => /^(\S+)\s+(.+)$/.exec(line)!.slice(1) as [string, string]);
  expect(lines).toHaveLength(4);
  for (const [file, line] of lines) expect(readFileSync(join(root, file), 'utf8').split('\n')).toContain(line);
});

it('returns people to type what there is', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const checks = readFileSync(join(root, 'scripts/checks/all-checks.mjs'), 'utf8');
  for (const command of block('commands')) {
    const [, script, words = ''] = /^npm (?:run )?([\w:]+)(?: -- (.+))?$/.exec(command)!;
    expect(Object.keys(scripts)).toContain(script);
    for (const [, quoted, plain] of words.matchAll(/"([^"]+)"|(\S+)/g)) expect(checks).toContain(quoted ?? plain);
  }
});

it('names specs that are there', () => {
  const specs = [...guide.matchAll(/`((?:[\w/-]+\/)?([\w-]+(?:\.api)?\.spec\.ts))`/g)].map(([, path]) => path!);
  const known = ['libs/contracts/src', 'libs/build/src', 'api/src', 'api/test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  expect(specs.length).toBeGreaterThan(5);
  expect(specs.filter((spec) => !known.some((path) => path.endsWith(spec)))).toEqual([]);
});
