import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
import { develop } from '../../libs/build/dev/develop.mjs';
import { PlainFailure } from '../machine/plain-failure.mjs';
import { REMOTES } from '../machine/remotes.mjs';
import { ROOT } from '../machine/run.mjs';
import { rebuild } from './rebuild.mjs';

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
  const rebuiltBy = { [remote]: [remote], 'libs/contracts': [remote] };
  const problem = await develop({ remote, shell, port, root: ROOT, rebuiltBy, build: () => rebuild([remote]) });
  if (problem) throw new PlainFailure(problem);
}
