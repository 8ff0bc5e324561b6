import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const screens = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .flatMap((remote) =>
    readdirSync(join(root, remote, 'src'), { recursive: true, encoding: 'utf8' }).map((name) => join(remote, 'src', name)),
  )
  .filter((name) => name.endsWith('.tsx') && !name.includes('.spec.'));
const source = (name: string): string => readFileSync(join(root, name), 'utf8');

it('opens the form of a list by an AddButton, which isn’t primary beside an open panel', () => {
  expect(screens.filter((name) => source(name).includes('<AddButton')).length).toBeGreaterThan(5);
  const filled = /<Button[^>]*variant="primary"[^>]*=> panel\.open\(/;
  expect(screens.filter((name) => filled.test(source(name)))).toEqual([]);
});
