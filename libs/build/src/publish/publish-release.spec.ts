import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseForeign } from './publish-release.ts';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('names every file that no release holds, before anything is sent', () => {
  const files = { 'main.js': 'start()', 'main.js.br': 'packed', 'lamp.svg': '<svg/>', 'page.js': '<html>' };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const sent = () => refuseForeign(folder, Object.keys(files));
  expect(sent).toThrow(/^lamp\.svg can't be part of a release: .*\npage\.js isn't what its name says: .*\nNothing was sent\.$/);
  expect(() => refuseForeign(folder, ['main.js', 'main.js.br'])).not.toThrow();
});
