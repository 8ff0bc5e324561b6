import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { MODULES } from '../repository.ts';
import { compileAhead } from './compile-ahead.ts';
import { kitPartsLoader } from './kit-parts.ts';

const require = createRequire(import.meta.url);
/** A script that takes longer than this counts as failed; the user gets "Try again" instead of a blank page. */
export const LOAD_TIMEOUT_MS = 8000;
/** Browsers from the last two and a half years: nothing to transform but types and JSX. */
const TARGETS = 'chrome >= 111, edge >= 111, firefox >= 114, safari >= 16.4';

/** What all web packages' builds have in common. Warnings are errors; there is no persistent cache, because it made warm builds wrong. */
export function baseConfig(dir: string, mode: 'production' | 'development'): Configuration {
  const production = mode === 'production';
  return {
    mode,
    context: dir,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    cache: false,
    ignoreWarnings: [],
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], symlinks: true, alias: oneCopyEach() },
    resolveLoader: { modules: [MODULES] },
    module: { rules: [scriptRule(), routerRule(), formRule(), styleRule(), fileRule(), textRule()] },
    plugins: production ? [compileAhead()] : [],
    optimization: production ? productionOptimization() : { minimize: false, moduleIds: 'named', chunkIds: 'named' },
    performance: { hints: false },
    output: { clean: true, chunkLoadTimeout: LOAD_TIMEOUT_MS, hashFunction: 'xxhash64', hashDigestLength: 8 },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * The federation runtime imports parts of itself both as CommonJS and as ES modules, and the router's entry is its development build:
 * without these aliases the first download contains one twice and the other's warnings.
 */
const oneCopyEach = () => ({
  '@module-federation/runtime-core$': `${MODULES}/@module-federation/runtime-core/dist/index.js`,
  '@module-federation/sdk$': `${MODULES}/@module-federation/sdk/dist/index.js`,
  '@module-federation/error-codes$': `${MODULES}/@module-federation/error-codes/dist/index.mjs`,
  'react-router$': `${MODULES}/react-router/dist/production/index.mjs`,
  'react-router/dom$': `${MODULES}/react-router/dist/production/dom-export.mjs`,
});

const scriptRule = () => ({
  test: /\.tsx?$/,
  // Where a remote is built on its own, the libraries' sources are packages too.
  exclude: /node_modules\/(?!@sannidhi\/)/,
  // After types are gone: loaders run from the last to the first.
  use: [
    kitPartsLoader(),
    {
      loader: require.resolve('swc-loader'),
      options: {
        jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic', development: false } } },
        env: { targets: TARGETS },
      },
    },
  ],
  resolve: { fullySpecified: false },
});

const routerRule = () => ({
  test: /\/(?:react-router\/dist\/production\/.*|@module-federation\/error-codes\/dist\/desc)\.mjs$/,
  loader: fileURLToPath(new URL('./droppable-components.mjs', import.meta.url)),
});

const formRule = () => ({
  test: /\/formik\/dist\/formik\.esm\.js$/,
  loader: fileURLToPath(new URL('./plain-form-values.mjs', import.meta.url)),
  options: { values: fileURLToPath(new URL('./plain-values.mjs', import.meta.url)) },
});

const styleRule = () => ({ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')], sideEffects: true });
const fileRule = () => ({ test: /\.(woff2|wav)$/, type: 'asset/resource' as const });
const textRule = () => ({ test: /\.md$/, type: 'asset/source' as const });

/** For the browsers above: what the minifier may write in newer syntax is shorter. */
const MINIFIED = { ecma: 2020, compress: { ecma: 2020, passes: 3 }, format: { comments: false } } as const;

const productionOptimization = () => ({
  minimize: true,
  minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions: MINIFIED })],
  moduleIds: 'deterministic' as const,
  chunkIds: 'deterministic' as const,
  mangleExports: 'size' as const,
  realContentHash: true,
});
