import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ignoreAllPackagesBut, nodeJest, swcOptions } from './node.mjs';

const require = createRequire(import.meta.url);
const here = (file) => new URL(file, import.meta.url).pathname;

/** Browser packages that ship only ES modules. */
const ES_MODULE_PACKAGES = ['@mui', '@noble', '@sannidhi', '@tabler', 'qr', 'react-router', 'react-router-dom', 'uuid'];

/** Whether the package's area is its own and not in the platform's table. */
const hasOwnArea = () => existsSync('package.json') && 'sannidhi' in JSON.parse(readFileSync('package.json', 'utf8'));

const webSwcOptions = {
  ...swcOptions,
  jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
};

/**
 * The jest settings for a package that runs in the browser: jsdom with what it lacks; styles, fonts and images as empty modules; and no
 * federation runtime. `overrides` wins key by key.
 *
 * @param {import('jest').Config} [overrides]
 * @returns {import('jest').Config}
 */
export const webJest = (overrides = {}) =>
  nodeJest({
    testEnvironment: here('./browser-environment.mjs'),
    testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
    // A journey types and waits; a busy machine is not a failure.
    testTimeout: 300_000,
    setupFilesAfterEnv: [here('./browser-setup.mjs'), ...(hasOwnArea() ? [here('./own-area.mjs')] : [])],
    transform: { '\\.m?[jt]sx?$': [require.resolve('@swc/jest'), webSwcOptions], '\\.md$': here('./text-file.mjs') },
    transformIgnorePatterns: [ignoreAllPackagesBut(ES_MODULE_PACKAGES)],
    moduleNameMapper: {
      '\\.(css|svg|png|jpg|webp|avif|woff2?|wav)$': here('./empty-asset.mjs'),
      '^@fontsource': here('./empty-asset.mjs'),
      '^@module-federation/enhanced/runtime$': here('./federation-runtime.mjs'),
    },
    ...overrides,
  });
