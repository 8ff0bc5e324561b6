import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { lastLines } from './install.mjs';
import { ROOT } from './run.mjs';

/**
 * A test that failed, or a step that has no tests of its own.
 *
 * @typedef {{ name: string, message: string }} Failure
 */

const MOST_LINES = 200;
const MESSAGE_LINES = 15;
/** How much of a step's log speaks for it when it names no test. */
const LOG_LINES = 10;
/** A line of a stack that lies in a package or in Node. */
const FOREIGN_FRAME = /^\s+at (?:.*\/node_modules\/|.*\(?node:|new Promise)/;

/** The tests that failed, and the files that could not run, of a report that `jest --json` wrote. @returns {Failure[]} */
export function jestFailures({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ name: file, message }];
    return failed.map((test) => ({ name: `${file} › ${test.fullName}`, message: test.failureMessages.join('\n') }));
  });
}

/** The tests that failed, if only at first, and what kept others from starting, of Playwright's JSON report. @returns {Failure[]} */
export function playwrightFailures({ suites = [], errors = [] }) {
  return [...errors.map(({ message }) => ({ name: 'Playwright', message })), ...suites.flatMap((suite) => suiteFailures(suite, []))];
}

function suiteFailures({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  return [...specs.flatMap((spec) => specFailures(spec, path)), ...suites.flatMap((suite) => suiteFailures(suite, path))];
}

function specFailures({ title, tests }, path) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, status, results }) => ({
      name: `${[...path, title].join(' › ')} (${projectName}${status === 'flaky' ? ', passed when tried again' : ''})`,
      message: results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)).join('\n'),
    }));
}

/** What speaks for a failed step that names no test. @returns {Failure[]} */
export const endOfLog = (log) => [{ name: 'the end of its log', message: lastLines(log, LOG_LINES) }];

/**
 * Every failure of every step with the beginning of its message, in 200 lines at most: where there are many, each has fewer.
 *
 * @param {{ title: string, failures?: Failure[] }[]} outcomes
 */
export function failureList(outcomes) {
  const all = outcomes.flatMap(({ title, failures = [] }) =>
    failures.map((failure) => ({ ...failure, name: `${title}: ${failure.name}` })),
  );
  const shown = all.slice(0, MOST_LINES - 1);
  const each = Math.min(MESSAGE_LINES, Math.floor(MOST_LINES / (shown.length + 1)) - 1);
  const lines = shown.flatMap(({ name, message }) => [`✖ ${name}`, ...firstLines(message, each)]);
  if (all.length > shown.length) lines.push(`… and ${all.length - shown.length} more, see .cache/checks`);
  return lines.join('\n');
}

function firstLines(message, count) {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !FOREIGN_FRAME.test(line))
    .slice(0, Math.max(0, count))
    .map((line) => `    ${line}`);
}
