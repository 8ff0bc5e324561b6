declare global {
  /** Digest of every file in the registered releases, by pathname; inner chunks of remotes read it too. */
  var __sannidhiIntegrity__: Readonly<Record<string, string>>;
  /** The query for refetching a file after it failed, by pathname; inner chunks of remotes read it too. */
  var __sannidhiAgain__: Readonly<Record<string, string>>;
}

const digests = new Map<string, string>();
const queries = new Map<string, string>();

/** The digest a release lists for a file, by its pathname. */
export const digestOf = (pathname: string): string | undefined => digests.get(pathname);
export const noteDigest = (pathname: string, digest: string): void => void digests.set(pathname, digest);

/** The query with which a file that failed is requested again; empty for all others. */
export const queryOf = (pathname: string): string => queries.get(pathname) ?? '';
export const noteQuery = (pathname: string, query: string): void => void queries.set(pathname, query);

/** A table that a remote's chunks read and nobody but the shell writes: one remote can't make another's files fail. */
const readOnly = (table: ReadonlyMap<string, string>): Readonly<Record<string, string>> =>
  new Proxy(Object.create(null) as Record<string, string>, {
    get: (_, pathname) => (typeof pathname === 'string' ? table.get(pathname) : undefined),
    // Assigning defines, too.
    defineProperty: () => false,
  });

for (const [name, table] of [
  ['__sannidhiIntegrity__', digests],
  ['__sannidhiAgain__', queries],
] as const)
  Object.defineProperty(globalThis, name, { value: readOnly(table), writable: false, configurable: false });
