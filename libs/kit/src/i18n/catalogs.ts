import type { ReadCallback } from 'i18next';
import type { AreaMessages, MessageLoader } from '../area/define-area.ts';

const catalogs = new Map<string, Readonly<Record<string, MessageLoader>>>();

/**
 * Makes an area's catalogs known under its name; they load when a text of theirs is first wanted in a language.
 * @returns whether others were known under that name.
 */
export function registerMessages(namespace: string, messages: AreaMessages): boolean {
  const before = catalogs.get(namespace);
  catalogs.set(namespace, messages as unknown as Record<string, MessageLoader>);
  return before !== undefined && before !== (messages as unknown);
}

/** A catalog, however its file exports it. */
export async function readCatalog(load: MessageLoader): Promise<object> {
  const module = await load();
  return { ...('default' in module ? (module.default as object) : module) };
}

/** i18next's view of the registered catalogs: one lazy chunk per namespace and language. */
export const catalogBackend = {
  type: 'backend' as const,
  init() {},
  read(language: string, namespace: string, done: ReadCallback) {
    const load = catalogs.get(namespace)?.[language];
    if (!load) return done(new Error(`No catalog "${namespace}" in "${language}"`), false);
    readCatalog(load).then(
      (catalog) => done(null, { ...catalog }),
      (error: Error) => done(error, false),
    );
  },
};
