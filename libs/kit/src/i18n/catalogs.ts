import type { ReadCallback } from 'i18next';
import type { AreaMessages, MessageLoader } from '../area/define-area.ts';

const catalogs = new Map<string, Readonly<Record<string, MessageLoader>>>();

/** Makes an area's catalogs known under its name; they load when a text of theirs is first wanted in a language. */
export function registerMessages(namespace: string, messages: AreaMessages): void {
  catalogs.set(namespace, messages as unknown as Record<string, MessageLoader>);
}

/** i18next's view of the registered catalogs: one lazy chunk per namespace and language. */
export const catalogBackend = {
  type: 'backend' as const,
  init() {},
  read(language: string, namespace: string, done: ReadCallback) {
    const load = catalogs.get(namespace)?.[language];
    if (!load) return done(new Error(`No catalog "${namespace}" in "${language}"`), false);
    load().then(
      (module) => done(null, { ...('default' in module ? (module.default as object) : module) }),
      (error: Error) => done(error, false),
    );
  },
};
