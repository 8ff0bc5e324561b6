import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { jestFailures, playwrightFailures } from './failures.mjs';
import { ROOT, run } from './run.mjs';

/** A check that runs longer is hanging: alone on two cores the longest takes half an hour, beside other work two or three times that. */
const LIMIT_MS = 90 * 60_000;

const REPORTS = join(ROOT, '.cache', 'reports');

/** What a test leaves behind is mostly young: with 64 MB for it instead of 16, a tenth of a suite's processor time isn't spent collecting. */
const JEST = ['--max-semi-space-size=64', join(ROOT, 'node_modules/jest/bin/jest.js')];

/** Runs jest in a package and counts its tests; a run without a report counts as one failure. */
export async function runJest({ cwd, args = [], env, say, name }) {
  const report = await reportFile(`${name}.json`);
  const { code } = await run(process.execPath, [...JEST, '--ci', '--json', `--outputFile=${report}`, ...args], {
    cwd,
    env,
    onOutput: withoutJson(say),
    timeoutMs: LIMIT_MS,
  });
  const result = await readJson(report);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numRuntimeErrorTestSuites = 0 } = result;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const failures = jestFailures(result);
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: numPendingTests, failures };
}

/** Runs Playwright and counts its tests. */
export async function runPlaywright({ args = [], env, say, name }) {
  const report = await reportFile(`${name}.json`);
  const reporters = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' };
  const { code } = await run('npx', ['playwright', 'test', '--reporter=list,json', ...args], {
    cwd: join(ROOT, 'e2e'),
    env: { ...env, ...reporters },
    onOutput: say,
    timeoutMs: LIMIT_MS,
  });
  const result = await readJson(report);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = result.stats ?? {};
  const failed = unexpected + flaky;
  return { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed, skipped, failures: playwrightFailures(result) };
}

/** Where a report goes; what an earlier run left there is not this one's. */
async function reportFile(name) {
  await mkdir(REPORTS, { recursive: true });
  const file = join(REPORTS, name.replace(/[^a-z0-9.]+/gi, '-'));
  await rm(file, { force: true });
  return file;
}

const readJson = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));

/** With `--outputFile` jest prints no JSON, but it still says where it wrote it. */
const withoutJson = (say) => (text) => say(text.replace(/^Test results written to:.*\n/m, ''));
