import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Packages that ship only ES modules. Jest runs everything as CommonJS (its ES module mode can't load some of Nest's dependencies), so
 * these are compiled like our own sources.
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

/** What swc does with a source: strip the types, keep Nest's decorators and their metadata, emit CommonJS. */
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

/** A pattern for `transformIgnorePatterns` that compiles the named packages. */
export const ignoreAllPackagesBut = (packages) => `/node_modules/(?!(?:.*/node_modules/)?(?:${packages.join('|')})/)`;

/**
 * The jest settings for a package that runs in Node. `overrides` wins key by key.
 *
 * @param {import('jest').Config} [overrides]
 * @returns {import('jest').Config}
 */
export const nodeJest = (overrides = {}) => ({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.spec.ts'],
  // A slow machine is not a failure; tests that hang still end.
  testTimeout: 300_000,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform: { '\\.m?[jt]s$': [require.resolve('@swc/jest'), swcOptions] },
  transformIgnorePatterns: [ignoreAllPackagesBut(ES_MODULE_PACKAGES)],
  ...overrides,
});
