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
  return finished(request).catch(() => undefined);
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

function finished<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The device’s database failed.'));
  });
}
