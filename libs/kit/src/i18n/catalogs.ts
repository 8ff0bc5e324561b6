import type { ReadCallback } from 'i18next';
import { type AreaMessages, readCatalog } from '../area/area-messages.ts';

const catalogs = new Map<string, AreaMessages>();

/**
 * Registers an area's catalogs under its name; they load when one of their texts is first needed in a language.
 * @returns whether other catalogs were registered under that name.
 */
export function registerMessages(namespace: string, messages: AreaMessages): boolean {
  const before = catalogs.get(namespace);
  catalogs.set(namespace, messages);
  return before !== undefined && before !== messages;
}

/** i18next's view of the registered catalogs: one lazy chunk per namespace and language. Missing texts fall back to English. */
export const catalogBackend = {
  type: 'backend' as const,
  init() {},
  read(language: string, namespace: string, done: ReadCallback) {
    const messages = catalogs.get(namespace);
    if (!messages) return done(new Error(`No catalog "${namespace}"`), false);
    const load = messages[language];
    if (!load) return done(null, {});
    readCatalog(load).then(
      (catalog) => done(null, { ...catalog }),
      (error: Error) => done(error, false),
    );
  },
};
