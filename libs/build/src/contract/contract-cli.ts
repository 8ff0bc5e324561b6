import { BUILT_FOR_CONTRACT, SHELL_CONTRACT } from '@sannidhi/contracts';
import { type ContractChanges, contractChanges, isRaised, neededStep } from './contract-changes.ts';
import { type Contract, contractOfFiles, contractOfLastCommit, contractOfSources, writeContract } from './contract-files.ts';

const VERSION_FILE = 'libs/contracts/src/platform/shell-contract.ts';

/**
 * `npm run contract` records what the shell offers to remotes, once its version was raised as the change requires; with `--check` it only
 * reports whether the files match the sources. Returns the exit code.
 */
export function contractMain(args: string[]): number {
  console.info('Compiling what the shell offers to remotes…');
  const now = contractOfSources(SHELL_CONTRACT);
  const problem = args.includes('--check') ? checkProblem(now, contractOfFiles()) : renewalProblem(now, contractOfLastCommit());
  if (problem) console.error(problem);
  else if (!args.includes('--check')) writeContract(now);
  if (!problem) console.info(`The contract between the shell and the remotes is ${now.version}, and the report is up to date.`);
  return problem ? 1 : 0;
}

function checkProblem(now: Contract, written: Contract | undefined): string | undefined {
  const changes = changesBetween(written, now);
  const step = neededStep(changes);
  if (step === 'none' && written?.version === now.version) return versionProblem();
  const next = step === 'none' ? '' : ` Raise the ${step} figure of SHELL_CONTRACT and BUILT_FOR_CONTRACT in ${VERSION_FILE}, then`;
  return `${listed(changes)}What the shell offers to remotes is no longer what libs/kit/contract says.${next} run npm run contract (docs/remotes.md, “The contract”).`;
}

function renewalProblem(now: Contract, before: Contract | undefined): string | undefined {
  const changes = changesBetween(before, now);
  const step = neededStep(changes);
  if (!before || isRaised(before.version, now.version, step)) return versionProblem();
  const why = step === 'major' ? 'Releases that are out there may break' : 'Something new is offered';
  return `${listed(changes)}${why}: raise the ${step} figure of SHELL_CONTRACT (${before.version}) and BUILT_FOR_CONTRACT in ${VERSION_FILE}, then run npm run contract again.`;
}

const versionProblem = () =>
  BUILT_FOR_CONTRACT === `^${SHELL_CONTRACT}` ? undefined : `BUILT_FOR_CONTRACT in ${VERSION_FILE} must be ^${SHELL_CONTRACT}.`;

function changesBetween(before: Contract | undefined, after: Contract): ContractChanges {
  const every = Object.keys(after.reports).map((name) =>
    contractChanges(before?.reports[name as keyof Contract['reports']] ?? [], after.reports[name as keyof Contract['reports']]),
  );
  return { removed: every.flatMap(({ removed }) => removed), added: every.flatMap(({ added }) => added) };
}

/** Nobody reads more than this in a terminal. */
const MOST_LINES = 40;

function listed({ removed, added }: ContractChanges): string {
  const lines = [...removed.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)];
  const rest = lines.length - MOST_LINES;
  return [...lines.slice(0, MOST_LINES), ...(rest > 0 ? [`… and ${rest} more`] : []), ''].join('\n');
}
