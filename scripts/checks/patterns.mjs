#!/usr/bin/env node
/** Checks with recheck that every pattern in code that reads strangers' texts runs in linear time on any input. */
process.env.RECHECK_BACKEND = 'pure';
const { check } = await import('recheck');
const { patternsIn } = await import('./pattern-literals.mjs');
const { sourceFiles } = await import('./source-files.mjs');

const READS_STRANGERS = /^(?:libs\/(?:contracts|panchanga|kit)|api|shell)\/src\/(?!testing\/).*(?<!\.spec)\.tsx?$/;
/** Alone, each takes a ninth of this at most; a busy machine is no finding. */
const TIMEOUT_MS = 90_000;
/** The check proves nothing on an empty set: far fewer patterns than exist means it no longer finds them. */
const LEAST_PATTERNS = 50;
/** Allowed patterns, by file and source, each with the reason. */
const ACCEPTED = {
  'api/src/platform/web/fill-page.ts <aside class="staging"[\\s\\S]*?<\\/aside>': 'reads the page our own build wrote, once',
  'api/src/platform/web/fill-page.ts <section class="demo"[\\s\\S]*?<\\/section>': 'reads the page our own build wrote, once',
  'libs/contracts/src/giving/unnamed-donor.ts undefined': 'is made from our own sentences, with four digits between fixed words',
  'shell/src/painted/plain-rule.ts undefined': 'is the schema’s own pattern, written by the build, on what its user types',
  'libs/kit/src/i18n/use-text.ts undefined': 'is made from our own catalog and reads our own sentences',
};

const patterns = (process.argv.length > 2 ? process.argv.slice(2) : sourceFiles().filter((file) => READS_STRANGERS.test(file))).flatMap(
  patternsIn,
);
const verdicts = new Map();
const problems = [];
for (const { file, line, source, flags } of patterns) {
  if (ACCEPTED[`${file} ${source}`]) continue;
  const verdict = source === undefined ? 'is put together at run time' : await verdictOf(source, flags);
  if (verdict) problems.push(`${file}:${line} /${source ?? '…'}/${flags} ${verdict}`);
}
for (const problem of problems) console.error(problem);
console.log(`${patterns.length} patterns, ${problems.length} not known to be linear`);
process.exit(problems.length > 0 || (process.argv.length === 2 && patterns.length < LEAST_PATTERNS) ? 1 : 0);

/** Why a pattern is rejected; undefined if it is linear. A timeout is no proof. */
async function verdictOf(source, flags) {
  const key = `${source} ${flags}`;
  if (!verdicts.has(key)) verdicts.set(key, await check(source, flags.replace('v', 'u'), { timeout: TIMEOUT_MS }));
  const { status, complexity, attack, error } = verdicts.get(key);
  if (status === 'safe') return undefined;
  return status === 'vulnerable' ? `is ${complexity.summary}, for example for ${attack.pattern}` : `was not decided: ${error.kind}`;
}
