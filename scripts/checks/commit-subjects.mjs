#!/usr/bin/env node
/** Checks that every commit since the check began has a subject of at most 72 characters: logs and mails cut longer ones. */
import { execFileSync } from 'node:child_process';
import { ROOT } from '../machine/run.mjs';

/** Earlier subjects stay as they are. */
const BEFORE_FIRST = 'cff555ca9eb19c43e05b8ec16ac7f02cfe4b89bb';
const LONGEST = 72;

const subjects = subjectsSince(BEFORE_FIRST);
const long = (subjects ?? []).filter((subject) => subject.length > LONGEST);
for (const subject of long) console.error(`${subject.length} characters: ${subject}`);
console.log(subjects ? `${subjects.length} commits, ${long.length} with a longer subject` : 'The history is not here: nothing to check');
process.exit(long.length > 0 ? 1 : 0);

/** Undefined in a copy without the history, such as an archive or a shallow clone. */
function subjectsSince(commit) {
  const options = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  try {
    execFileSync('git', ['merge-base', '--is-ancestor', commit, 'HEAD'], options);
    return execFileSync('git', ['log', '--format=%s', `${commit}..HEAD`], options)
      .split('\n')
      .filter(Boolean);
  } catch {
    return undefined;
  }
}
