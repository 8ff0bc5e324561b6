#!/usr/bin/env node
/**
 * `npm run deploy-token -- mfe-priest "My laptop"`: a token for the platform on this machine. It uses the built API, which is the one that
 * runs, and builds it if there is none.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, lastLines, requireNode } from './machine/install.mjs';
import { PlainFailure, runScript } from './machine/plain-failure.mjs';
import { withProgress } from './machine/progress.mjs';
import { launch, ROOT, run } from './machine/run.mjs';

const COMMAND = join(ROOT, 'api/dist/commands/issue-deploy-token.js');

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  if (!existsSync(COMMAND)) await buildApi();
  const issuing = launch(process.execPath, [COMMAND, ...process.argv.slice(2)], { stdio: 'inherit' });
  issuing.once('close', (code) => process.exit(code ?? 1));
});

async function buildApi() {
  const { code, output } = await withProgress('Building the API', () => run('npm', ['run', '-s', 'build', '-w', '@sannidhi/api']));
  if (code !== 0) throw new PlainFailure(`The build failed:\n${lastLines(output, 60)}`);
}
