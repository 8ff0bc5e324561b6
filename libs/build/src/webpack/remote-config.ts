import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Remote } from '@sannidhi/contracts';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { inputHash } from '../hashing/input-hash.ts';
import { baseConfig } from './base-config.ts';
import { fixedRuntimeId } from './fixed-runtime-id.ts';
import { OwnCodeOnlyPlugin } from './own-code-only-plugin.ts';
import { ScriptIntegrityPlugin } from './script-integrity-plugin.ts';
import { sharedByRemote } from './shared-modules.ts';

export interface RemoteOptions {
  /** The remote's folder. */
  dir: string;
  name: Remote;
  mode?: 'production' | 'development';
}

/** A folder's texts: `funds/funds.hi.json`. */
const TEXT_FILE = /\/src\/[\w/-]+\.([a-z]{2})\.json$/;

/** What the calendar's words take without its reckoning; a language's own are a chunk each. */
const WORDS = String.raw`words\.|range-error\.|names\/(calendar-names|language-pack|limb-names)\.`;
/** The calendar library in one chunk, no matter which screens import it; tables and names are split by decade and by language. */
const CALENDAR = {
  test: new RegExp(String.raw`libs\/panchanga\/src\/(?!tables\/decade-|names\/(pack|calendar|festivals|reasons)\.|${WORDS})`),
  name: 'panchanga',
  chunks: 'all',
  enforce: true,
} as const;
/** Screens that name a tithi and never reckon one are spared the library. */
const CALENDAR_WORDS = {
  ...CALENDAR,
  test: new RegExp(String.raw`libs\/panchanga\/src\/(${WORDS})`),
  name: 'panchanga-words',
} as const;

/** A remote's texts in one file per language, however many folders have them. */
const textsIn = (dir: string) => ({
  test: (module: { nameForCondition: () => string | null }) => {
    const file = module.nameForCondition() ?? '';
    return file.startsWith(join(dir, 'src/')) && TEXT_FILE.test(file);
  },
  name: (module: { nameForCondition: () => string | null }) => `texts-${TEXT_FILE.exec(module.nameForCondition() ?? '')?.[1]}`,
  chunks: 'async' as const,
  enforce: true,
});

/** A remote's webpack configuration: its area, and nothing that the shell already has. */
export function remoteConfig({ dir, name, mode = 'production' }: RemoteOptions): Configuration {
  const base = baseConfig(dir, mode);
  const build = inputHash(dir);
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      path: join(dir, 'dist/building'),
      publicPath: 'auto',
      uniqueName: name,
      // Unique per build: a tab that switches to a new release must not find the old one's modules.
      chunkLoadingGlobal: `chunks_${name}_${build}`,
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { panchanga: CALENDAR, words: CALENDAR_WORDS, texts: textsIn(dir) } },
    },
    plugins: [
      ...(base.plugins ?? []),
      fixedRuntimeId(),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      new MiniCssExtractPlugin({ chunkFilename: '[name].[contenthash:8].css' }),
      new OwnCodeOnlyPlugin(name),
      new ScriptIntegrityPlugin(),
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './area': './src/area.ts' },
        shared: sharedByRemote(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
  };
}
