#!/usr/bin/env node
/** `npm run browsers`: the most used ways, or those that words name, through Debian's Firefox and WebKitGTK, which it installs where it can. */
import { haveBrowsers, startDisplay } from './machine/browsers.mjs';
import { ensureInstalled, requireNode } from './machine/install.mjs';
import { PlainFailure, runScript } from './machine/plain-failure.mjs';
import { run } from './machine/run.mjs';

const say = (text) => process.stdout.write(text);

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  if (!process.argv.includes('--built')) await must('npx', ['lerna', 'run', 'build', '--concurrency', '2']);
  const env = await haveBrowsers();
  if (!env.FIREFOX_PATH || !env.WEBKIT_DRIVER_PATH) throw new PlainFailure('Firefox and WebKitGTK are not both available.');
  const display = await startDisplay();
  const words = process.argv.slice(2).filter((word) => word !== '--built');
  await must('npx', ['tsx', 'bench/browsers.ts', ...words], { ...env, DISPLAY: display.name }).finally(display.stop);
});

async function must(program, args, env = {}) {
  const { code } = await run(program, args, { env, onOutput: say });
  if (code !== 0) throw new PlainFailure(`${[program, ...args].join(' ')} ended with ${code}.`);
}
