import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SUFFIX = '.template';
const PERSON = { donor: 'buildDonor', 'temple-admin': 'buildStaff', priest: 'buildPriest', superadmin: 'buildSuperadmin' };

/** The files a template folder creates. */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length));

/** One of them for a remote; `more` are further marks, such as `__KIT__`. */
export function filled(folder, file, { name, prefix, role, title, titleHi }, more = {}) {
  const marks = {
    __NAME__: name,
    __PREFIX__: prefix,
    __ROLE__: role,
    __TITLE__: title,
    __TITLE_HI__: titleHi,
    __PERSON__: PERSON[role],
    __PRESET__: role === 'temple-admin' ? "'owner', " : '',
    ...more,
  };
  return Object.entries(marks).reduce(
    (text, [mark, value]) => text.replaceAll(mark, value),
    readFileSync(join(folder, file + SUFFIX), 'utf8'),
  );
}
