import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Packages that ship ES modules only. Jest runs everything as CommonJS (its ES module mode cannot load
 * some of what Nest brings along), so these are compiled like our own sources.
 */
const ES_MODULE_PACKAGES = [
  '@borewit',
  '@nestjs',
  '@tokenizer',
  'content-disposition',
  'cookie',
  'csv-stringify',
  'file-type',
  'ical-generator',
  'nodemailer',
  's3mini',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'uuid',
];

/** What swc does with a source: strip the types, keep Nest's decorators and their metadata, write CommonJS. */
export const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'commonjs', strictMode: true },
  sourceMaps: true,
};

/** A pattern for `transformIgnorePatterns` that lets the named packages through to the compiler. */
export const ignoreAllPackagesBut = (packages) => `/node_modules/(?!(?:.*/node_modules/)?(?:${packages.join('|')})/)`;

/**
 * The jest settings of a package that runs in Node. `overrides` wins key by key.
 *
 * @param {import('jest').Config} [overrides]
 * @returns {import('jest').Config}
 */
export const nodeJest = (overrides = {}) => ({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.spec.ts'],
  // A slow machine is no failure; what hangs still ends.
  testTimeout: 120_000,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform: { '\\.m?[jt]s$': [require.resolve('@swc/jest'), swcOptions] },
  transformIgnorePatterns: [ignoreAllPackagesBut(ES_MODULE_PACKAGES)],
  ...overrides,
});
