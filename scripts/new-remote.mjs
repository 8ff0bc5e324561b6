#!/usr/bin/env node
/**
 * `npm run new-remote -- mfe-gotra --prefix /gotra` creates a remote that builds, is tested and can be released; `npm run new-remote --
 * --remove mfe-gotra` removes it without a trace.
 */
import { runScript } from './machine/plain-failure.mjs';
import { newRemoteOptions } from './new-remote/options.mjs';
import { createRemote, removeRemote } from './new-remote/remote-files.mjs';

await runScript(async () => {
  const options = newRemoteOptions(process.argv.slice(2));
  if (options.remove) removeRemote(options);
  else createRemote(options);
});
