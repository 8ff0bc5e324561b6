import { parseArgs } from 'node:util';

const NAME = /^mfe-[a-z]+(-[a-z]+)*$/;
const PREFIX = /^\/[a-z]+(-[a-z]+)*$/;
/** It appears in sources between quotes. */
const TITLE = /^[\p{L}\p{M}\d ,&-]{1,40}$/u;
export const ROLES = ['donor', 'temple-admin', 'priest', 'superadmin'];

/** The options that describe a remote, for `parseArgs`. */
export const REMOTE_OPTIONS = {
  prefix: { type: 'string', default: '' },
  role: { type: 'string', default: 'donor' },
  title: { type: 'string' },
  'title-hi': { type: 'string', default: 'नया भाग' },
};

/**
 * A remote as the command line describes it, or in `problem` a sentence about what is wrong; `more` are further options.
 *
 * @param {string[]} args
 * @param {import('node:util').ParseArgsConfig['options']} [more]
 */
export function describedRemote(args, more = {}) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { ...REMOTE_OPTIONS, ...more } });
  const [name] = positionals;
  const titles = { title: values.title ?? titleOf(name ?? ''), titleHi: values['title-hi'] };
  return { remote: { name, prefix: values.prefix, role: values.role, ...titles }, values, problem: problemOf(name, values, titles) };
}

function problemOf(name = '', { prefix, role }, { title, titleHi }) {
  if (!NAME.test(name)) return `A remote's name is mfe- plus lowercase letters, like mfe-gotra, not ${name}.`;
  if (!PREFIX.test(prefix)) return `--prefix is the first part of its paths, like /gotra, not “${prefix}”.`;
  if (!ROLES.includes(role)) return `--role is one of ${ROLES.join(', ')}, not ${role}.`;
  const wrong = [title, titleHi].find((each) => !TITLE.test(each));
  return wrong === undefined ? undefined : `A title is up to 40 letters, digits and spaces, not “${wrong}”.`;
}

/** `mfe-family-tree` is titled “Family tree” by default. */
function titleOf(name) {
  const words = name.slice('mfe-'.length).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
