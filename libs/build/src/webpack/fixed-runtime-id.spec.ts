import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type Stats } from 'webpack';
import { RUNTIME_ID } from './fixed-runtime-id.ts';
import { remoteConfig } from './remote-config.ts';
import { shellConfig } from './shell-config.ts';

const dir = mkdtempSync(join(tmpdir(), 'fixed-runtime-id-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Builds one file with a configuration's plugins, but for what the packages share, which isn't in this folder, and without its loaders. */
function build({ plugins = [], output, ...config }: Configuration): Promise<Stats> {
  writeFileSync(join(dir, 'main.js'), "globalThis.namaste = (temple) => 'Namaste, ' + temple;");
  const alone = plugins.map((plugin) => (plugin instanceof ModuleFederationPlugin ? new ModuleFederationPlugin({ name: 'one' }) : plugin));
  const path = join(dir, 'built');
  const compiler = webpack({ ...config, plugins: alone, module: {}, entry: './main.js', output: { ...output, path } });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => compiler.close(() => (stats ? resolve(stats) : reject(error))));
  });
}

it.each([
  ['the shell', () => shellConfig({ dir })],
  ['a remote', () => remoteConfig({ dir, name: 'mfe-priest' })],
])('%s has the same id for its runtime, whatever folder it is built in', async (_, configOf) => {
  const { modules = [], errors } = (await build(configOf())).toJson({ all: false, modules: true, ids: true, errors: true });
  expect(errors).toEqual([]);
  expect(modules.filter(({ name }) => name?.includes('.federation/entry.')).map(({ id }) => id)).toEqual([RUNTIME_ID]);
});
