import { nodeJest } from '../libs/build/jest/node.mjs';

/** With `API_PART=1/2` half of the suites run as one file, which loads the packages once; without it each file runs alone. */
const apiSuites = process.env.API_PART ? '<rootDir>/test/together.ts' : '<rootDir>/**/*.api.spec.ts';

/** `unit`: pure logic. `api`: suites that talk to a real database, SQLite or the one of `TEST_DATABASE_URL`. */
export default {
  // Heeded here only, not inside projects. A busy machine is not a failure: only something that never happens takes this long.
  testTimeout: 300_000,
  projects: [
    nodeJest({
      displayName: 'unit',
      rootDir: import.meta.dirname,
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.api\\.spec\\.ts$'],
    }),
    nodeJest({
      displayName: 'api',
      rootDir: import.meta.dirname,
      testMatch: [apiSuites],
    }),
  ],
};
