import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Remote } from '@sannidhi/contracts';
import { ROOT, workspace } from '../repository.ts';
import { RefusedPublish } from './refused-publish.ts';

/** Runs a tool of the repository in the remote's folder. */
type RunTool = (tool: string, args: readonly string[], folder: string) => Promise<{ failed: boolean; output: string }>;

const CHECKS = [
  { what: 'Its types are wrong', tool: 'tsgo', args: ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile'] },
  { what: 'Its contract test fails', tool: 'jest', args: ['--silent', 'src/contract.spec.ts'] },
] as const;

/** Checks what a build doesn't notice, before anything is sent. Throws `RefusedPublish` with the first check's output that fails. */
export async function checkRemote(remote: Remote, runTool: RunTool = inRepository): Promise<void> {
  for (const { what, tool, args } of CHECKS) {
    const memory = tool === 'tsgo' ? [join(ROOT, '.cache/types', `${remote}.tsbuildinfo`)] : [];
    const { failed, output } = await runTool(tool, [...args, ...memory], workspace(remote));
    if (failed) throw new RefusedPublish(`${output.trim()}\n\n${what}; nothing was published.`);
  }
}

const inRepository: RunTool = (tool, args, cwd) =>
  new Promise((resolve) => {
    const options = { cwd, env: { ...process.env, DEPLOY_TOKEN: '' }, maxBuffer: 16 * 1024 * 1024 };
    execFile(join(ROOT, 'node_modules/.bin', tool), args, options, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: `${stdout}${stderr}` }),
    );
  });
