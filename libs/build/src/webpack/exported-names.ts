/** The names in a file's lists of exports, types left out: `export { default as Box, type Panel, usePanel } from '…'`. */
export const exportedNames = (source: string): string[] =>
  [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => name.split(' as ').at(-1) ?? name),
  );
