/** The differences between two states of the contract, each line with its declaration. */
export interface ContractChanges {
  removed: string[];
  added: string[];
}

/** How the contract's version has to change. */
export type VersionStep = 'none' | 'minor' | 'major';

/** Compares two reports line by line, where a line includes everything it is nested in. */
export function contractChanges(before: readonly string[], after: readonly string[]): ContractChanges {
  const [old, now] = [statements(before), statements(after)];
  return { removed: old.filter((line) => !now.includes(line)), added: now.filter((line) => !old.includes(line)) };
}

/**
 * Anything removed or changed may break an existing release; so does a new requirement on what remotes provide. Any other addition is for
 * future releases.
 */
export function neededStep({ removed, added }: ContractChanges): VersionStep {
  if (removed.length > 0 || added.some((line) => isNewDemand(line, added))) return 'major';
  return added.length > 0 ? 'minor' : 'none';
}

/** Whether `version` is at least one `step` above `before`. Both are `major.minor.patch`. */
export function isRaised(before: string, version: string, step: VersionStep): boolean {
  const [oldMajor = 0, oldMinor = 0] = before.split('.').map(Number);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (step === 'none' || major > oldMajor) return true;
  return step === 'minor' && major === oldMajor && minor > oldMinor;
}

/** Types that remotes fill in: a field without a question mark there is a requirement. */
const HANDED_OVER = /\b(?:\w*(?:Props|Options|Input)|Area\w*|Column)\b/;
const DEMANDED_FIELD = /^(?:readonly )?\w+[(:]/;

function isNewDemand(line: string, added: readonly string[]): boolean {
  const [declaration = '', ...inside] = line.split(INSIDE);
  return HANDED_OVER.test(declaration) && !added.includes(declaration) && DEMANDED_FIELD.test(inside.at(-1) ?? '');
}

const INSIDE = ' › ';

/** Each line with the lines it is nested in. */
function statements(lines: readonly string[]): string[] {
  const around: string[] = [];
  return lines.map((line) => {
    const depth = Math.floor((line.length - line.trimStart().length) / 4);
    around.length = depth;
    around[depth] = line.trim();
    return around.filter(Boolean).join(INSIDE);
  });
}
