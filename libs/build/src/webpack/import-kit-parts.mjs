const FROM_KIT = /\bimport\s*\{([^}]*)\}\s*from\s*["']@sannidhi\/kit["'];?/g;

/**
 * A webpack loader: `import { Form, useText } from '@sannidhi/kit'` becomes one import of each part that has the names, so that a chunk
 * depends on those parts alone. Names that no part has are left to the whole kit.
 */
export default function importKitParts(source) {
  const { parts } = this.getOptions();
  return source.replaceAll(FROM_KIT, (_, list) => importsOf(list, parts));
}

function importsOf(list, parts) {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const byPart = new Map();
  for (const name of names) {
    const part = parts[name.split(' as ')[0].trim()];
    const module = part ? `@sannidhi/kit/parts/${part}` : '@sannidhi/kit';
    byPart.set(module, [...(byPart.get(module) ?? []), name]);
  }
  return [...byPart].map(([module, own]) => `import { ${own.join(', ')} } from '${module}';`).join(' ');
}
