/**
 * Differences between two catalogs of one area: keys that only one has, and texts whose `{{values}}` differ. Plural forms count as one key,
 * because languages have different ones. A complete translation gives an empty list.
 */
export function catalogDifferences(one: object, other: object): string[] {
  const [a, b] = [flatten(one), flatten(other)];
  const keys = new Set([...a.keys(), ...b.keys()]);
  return [...keys].flatMap((key) => {
    const [left, right] = [a.get(key), b.get(key)];
    if (left === undefined || right === undefined) return [`${key} is in one catalog only`];
    return placeholders(left) === placeholders(right) ? [] : [`${key} takes other values`];
  });
}

/** The keys of a catalog's texts, plural forms as one. */
export const textKeys = (catalog: object): string[] => [...flatten(catalog).keys()];

function flatten(catalog: object, prefix = '', into = new Map<string, string>()): Map<string, string> {
  for (const [name, value] of Object.entries(catalog)) {
    const key = `${prefix}${name.replace(/_(zero|one|two|few|many|other)$/, '')}`;
    if (typeof value === 'object' && value !== null) flatten(value, `${key}.`, into);
    else into.set(key, String(value));
  }
  return into;
}

const placeholders = (text: string): string => [...new Set(text.match(/\{\{[^}]+\}\}/g))].sort().join();
