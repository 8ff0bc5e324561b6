import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { fixedRuntimeId } from './fixed-runtime-id.ts';
import { kitChunks } from './kit-chunks.ts';
import { sharedByShell } from './shared-modules.ts';

export interface ShellOptions {
  /** The shell's folder. */
  dir: string;
  mode?: 'production' | 'development';
}

/** Where every script of the shell goes. */
export const shellOutput = (dir: string) => ({
  path: join(dir, 'dist/building/assets'),
  publicPath: '/assets/',
  filename: '[name].[contenthash:8].js',
  chunkFilename: '[name].[contenthash:8].js',
  assetModuleFilename: '[name].[contenthash:8][ext]',
});

/** The shell's webpack configuration. It knows no remotes: the registry in the page lists them. */
export function shellConfig({ dir, mode = 'production' }: ShellOptions): Configuration {
  const base = baseConfig(dir, mode);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, ...shellOutput(dir), uniqueName: 'shell' },
    optimization: { ...base.optimization, splitChunks: kitChunks() },
    plugins: [
      ...(base.plugins ?? []),
      fixedRuntimeId(),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedByShell(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        // Releases name their entries in the registry: nothing reads the runtime's manifests, whose handling is 2 kB.
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}
