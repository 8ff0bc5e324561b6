import { parseArgs } from 'node:util';
import { PlainFailure } from '../machine/plain-failure.mjs';
import { REMOTES } from '../machine/remotes.mjs';

const NAME = /^mfe-[a-z]+(-[a-z]+)*$/;
const PREFIX = /^\/[a-z]+(-[a-z]+)*$/;
/** It appears in sources between quotes. */
const TITLE = /^[\p{L}\p{M}\d ,&-]{1,40}$/u;
const ROLES = ['donor', 'temple-admin', 'priest', 'superadmin'];

const USAGE = `npm run new-remote -- mfe-gotra --prefix /gotra
npm run new-remote -- --remove mfe-gotra

--role temple-admin   whose portal it belongs to: ${ROLES.join(', ')} (donor, the devotee, without it)
--title "Gotras"      its name in English; --title-hi "गोत्र" in Hindi
--force               removes work that was never committed too`;

/**
 * What the command line requests.
 *
 * @param {string[]} args
 * @returns {{ name: string, prefix: string, role: string, title: string, titleHi: string, remove: boolean, force: boolean }}
 * @throws PlainFailure with a sentence or the usage
 */
export function newRemoteOptions(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      prefix: { type: 'string', default: '' },
      role: { type: 'string', default: 'donor' },
      title: { type: 'string' },
      'title-hi': { type: 'string', default: 'नया भाग' },
      remove: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  const [name] = positionals;
  if (!name) throw new PlainFailure(USAGE);
  const { remove, prefix, role } = values;
  if (!NAME.test(name)) throw new PlainFailure(`A remote's name is mfe- plus lowercase letters, like mfe-gotra, not ${name}.`);
  if (REMOTES.includes(name) !== remove) throw new PlainFailure(remove ? `There is no ${name}.` : `${name} exists already.`);
  if (!remove && !PREFIX.test(prefix)) throw new PlainFailure(`--prefix is the first part of its paths, like /gotra, not “${prefix}”.`);
  if (!ROLES.includes(role)) throw new PlainFailure(`--role is one of ${ROLES.join(', ')}, not ${role}.`);
  const [title, titleHi] = [values.title ?? titleOf(name), values['title-hi']];
  for (const each of [title, titleHi])
    if (!TITLE.test(each)) throw new PlainFailure(`A title is up to 40 letters, digits and spaces, not “${each}”.`);
  return { name, prefix, role, title, titleHi, remove, force: values.force };
}

/** `mfe-family-tree` is titled “Family tree” by default. */
function titleOf(name) {
  const words = name.slice('mfe-'.length).replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
}
