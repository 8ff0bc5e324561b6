import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '../run-webpack.ts';
import { baseConfig } from './base-config.ts';
import { COMPILE_AHEAD } from './compile-ahead.ts';

const dir = mkdtempSync(join(tmpdir(), 'compile-ahead-'));
afterAll(() => rmSync(dir, { recursive: true }));

it('asks for it at the beginning of a minified script', async () => {
  writeFileSync(join(dir, 'main.js'), "globalThis.namaste = (temple) => 'Namaste, ' + temple;");
  const { output, ...base } = baseConfig(dir, 'production');
  await runWebpack({ ...base, entry: './main.js', output: { ...output, path: join(dir, 'built') } });
  const [script = ''] = readdirSync(join(dir, 'built'));
  const [first, second] = readFileSync(join(dir, 'built', script), 'utf8').split('\n');
  expect(first).toBe(COMPILE_AHEAD);
  expect(second).toContain('Namaste');
});
