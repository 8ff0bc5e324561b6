/**
 * What every language must translate: whatever the public and devotees read, and the navigation of all portals. By prefix of a catalog's
 * path: groups of keys, or everything `except` some. If several lines match a catalog, all of them apply.
 */
export const PUBLIC_TEXTS = [
  { catalog: 'mfe-', keys: ['titles', 'navigation'] },
  { catalog: 'mfe-devotee/' },
  { catalog: 'mfe-auth/', except: ['registration', 'status'] },
  { catalog: 'libs/kit/src/' },
  { catalog: 'shell/src/messages/', except: ['qa', 'standing', 'accountSetup'] },
];

/** Whether every language must translate this key of an English catalog. */
export const isPublic = (file, key) =>
  PUBLIC_TEXTS.some(({ catalog, keys, except = [] }) => file.startsWith(catalog) && (!keys || within(keys, key)) && !within(except, key));

const within = (groups, key) => groups.some((group) => key === group || key.startsWith(`${group}.`));
