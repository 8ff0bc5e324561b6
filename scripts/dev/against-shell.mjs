import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
import { PlainFailure } from '../machine/plain-failure.mjs';
import { REMOTES } from '../machine/remotes.mjs';
import { rebuild, watchSources } from './rebuild.mjs';
import { reloadEvents } from './reload-events.mjs';

/**
 * Builds one remote as it is saved and shows it inside a deployed platform, for this browser only.
 *
 * @param {{ remote: string, shell: string | undefined, port: number }} options
 * @throws PlainFailure if the remote or the address is invalid
 */
export async function developAgainst({ remote, shell, port }) {
  if (!REMOTES.includes(remote))
    throw new PlainFailure(`${remote ? `${remote} is no remote.` : 'Which remote?'} There are ${REMOTES.join(', ')}.`);
  register({ tsconfig: fileURLToPath(new URL('../../libs/build/tsconfig/tools.json', import.meta.url)) });
  const address = await shellAddress(shell);
  if (!(await rebuild([remote]))) throw new PlainFailure(`${remote} does not build.`);
  const { startShellProxy } = await import('../../libs/build/src/dev/shell-proxy.ts');
  const events = reloadEvents();
  startShellProxy({ remote, shell: address, port, tag: events.tag, answer: events.answer });
  watchSources({ [remote]: [remote], 'libs/contracts': [remote] }, async (folders) => void ((await rebuild(folders)) && events.reload()));
  console.log(`\nhttp://localhost:${port} is ${address.origin} with your ${remote}, rebuilt as you save. Press Ctrl-C to stop.`);
}

/** Sessions pass through, so the connection is encrypted, or stays on this machine. */
async function shellAddress(shell = '') {
  const { isSafeAddress } = await import('../../libs/build/src/safe-address.ts');
  if (!isSafeAddress(shell))
    throw new PlainFailure('npm run dev -- mfe-priest --shell https://… needs the address of a deployed platform.');
  const address = new URL(shell);
  await fetch(address, { method: 'HEAD', redirect: 'manual' }).catch(({ cause }) => {
    throw new PlainFailure(`${address.origin} is not responding: ${cause?.message || cause?.code}.`);
  });
  return address;
}
