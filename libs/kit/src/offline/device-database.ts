import { storedAccountId } from '../session/session-storage.ts';

/** What this browser keeps for work without a network, encrypted; see `sealed.ts`. */
const NAME = 'on-this-device';
const VERSION = 1;
export type DeviceStore = 'kept' | 'queue';

/** Undefined where the browser has no database for us: in private windows of some, and over plain HTTP. */
export async function deviceDatabase(): Promise<IDBDatabase | undefined> {
  if (typeof indexedDB === 'undefined' || !globalThis.crypto?.subtle) return undefined;
  opening ??= open();
  return opening;
}

let opening: Promise<IDBDatabase | undefined> | undefined;

function open(): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('kept', { keyPath: 'id' });
    request.result.createObjectStore('queue', { keyPath: 'order', autoIncrement: true });
  };
  return finished(request).then(untilClosed, () => undefined);
}

/** One that the browser closed, or that closed for another version or its deletion, is opened again when it is needed. */
function untilClosed(database: IDBDatabase): IDBDatabase {
  const forget = () => {
    opening = undefined;
  };
  database.onclose = forget;
  database.onversionchange = () => {
    database.close();
    forget();
  };
  return database;
}

/** Runs one request on a store; undefined without a database. */
export async function onDevice<Result>(
  store: DeviceStore,
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  const database = await deviceDatabase();
  return database && finished(work(database.transaction(store, mode).objectStore(store)));
}

/**
 * Runs one request that stores something of an account; undefined without a database, and where the account has signed out by then. That is
 * checked inside the transaction: a wipe that follows the sign-out comes after it and deletes what it stored, or it finds nobody signed in.
 */
export async function onDeviceOf<Result>(
  accountId: string,
  store: DeviceStore,
  work: (rows: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  const database = await deviceDatabase();
  if (!database) return undefined;
  const rows = database.transaction(store, 'readwrite').objectStore(store);
  // The answer to a first request comes once the transaction has its turn.
  await finished(rows.count());
  return storedAccountId() === accountId ? finished(work(rows)) : undefined;
}

function finished<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The device’s database failed.'));
  });
}
