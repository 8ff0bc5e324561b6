/** A catalog, as its JSON file is imported. */
export type MessageLoader = () => Promise<{ default: object } | object>;

/** Catalogs by language. Only English is required; missing texts fall back to English. */
export interface AreaMessages {
  en: MessageLoader;
  [language: string]: MessageLoader | undefined;
}

/** Merges the catalogs of several folders into one per language. If a folder lacks a language, its texts fall back to English. */
export function mergeMessages(folders: readonly AreaMessages[]): AreaMessages {
  const languages = new Set(folders.flatMap((folder) => Object.keys(folder)));
  const merged = [...languages].map((language) => [language, together(folders.flatMap((folder) => folder[language] ?? []))] as const);
  return { en: async () => ({}), ...Object.fromEntries(merged) };
}

/** A catalog, however its file exports it. */
export async function readCatalog(load: MessageLoader): Promise<object> {
  const module = await load();
  return { ...('default' in module ? (module.default as object) : module) };
}

const together =
  (loaders: readonly MessageLoader[]): MessageLoader =>
  async () =>
    (await Promise.all(loaders.map(readCatalog))).reduce(withTexts, {});

/** Folders may share groups of texts (`titles`), but not individual texts. */
function withTexts(catalog: object, added: object): object {
  const merged: Record<string, unknown> = { ...catalog };
  for (const [key, text] of Object.entries(added)) {
    const there = merged[key];
    merged[key] = isGroup(there) && isGroup(text) ? withTexts(there, text) : text;
  }
  return merged;
}

const isGroup = (text: unknown): text is object => typeof text === 'object' && text !== null;
