import { describedRemote, ROLES } from '../../libs/build/create/remote-options.mjs';
import { PlainFailure } from '../machine/plain-failure.mjs';
import { REMOTES } from '../machine/remotes.mjs';

const USAGE = `npm run new-remote -- mfe-gotra --prefix /gotra
npm run new-remote -- --remove mfe-gotra

--role temple-admin   whose portal it belongs to: ${ROLES.join(', ')} (donor, the devotee, without it)
--title "Gotras"      its name in English; --title-hi "गोत्र" in Hindi
--force               removes work that was never committed too`;

const MORE = { remove: { type: 'boolean', default: false }, force: { type: 'boolean', default: false } };

/**
 * What the command line requests.
 *
 * @param {string[]} args
 * @returns {{ name: string, prefix: string, role: string, title: string, titleHi: string, remove: boolean, force: boolean }}
 * @throws PlainFailure with a sentence or the usage
 */
export function newRemoteOptions(args) {
  const { remote, values, problem } = describedRemote(args, MORE);
  const { remove, force } = values;
  if (!remote.name) throw new PlainFailure(USAGE);
  if (REMOTES.includes(remote.name) !== remove)
    throw new PlainFailure(remove ? `There is no ${remote.name}.` : `${remote.name} exists already.`);
  if (problem && !remove) throw new PlainFailure(problem);
  return { ...remote, remove, force };
}
