import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Remote } from '@sannidhi/contracts';
import { CACHE, MODULES, remoteFolder } from '../repository.ts';
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
    const memory = tool === 'tsgo' ? [join(CACHE, 'types', `${remote}.tsbuildinfo`)] : [];
    const { failed, output } = await runTool(tool, [...args, ...memory], remoteFolder(remote));
    if (failed) throw new RefusedPublish(`${output.trim()}\n\n${what}; nothing was published.`);
  }
}

const inRepository: RunTool = (tool, args, cwd) =>
  new Promise((resolve) => {
    // Tests need React's development build, which this tool's own NODE_ENV would rule out.
    const options = { cwd, env: { ...process.env, NODE_ENV: 'test', DEPLOY_TOKEN: '' }, maxBuffer: 16 * 1024 * 1024 };
    execFile(join(MODULES, '.bin', tool), args, options, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: `${stdout}${stderr}` }),
    );
  });
