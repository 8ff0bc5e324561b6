import { clearUser, storeUser } from '../session/session-storage.ts';
import { buildPriest } from '../testing/index.ts';
import { enqueue, unsentOf, wipeDevice } from './device-queue.ts';
import { keepOnDevice, keptOnDevice } from './kept-on-device.ts';

jest.mock('./sealed.ts', () => ({
  seal: async (value: unknown) => ({ value }),
  unseal: async ({ value }: { value: unknown }) => value,
}));

/** A database in memory: jsdom has none. Each request is answered a moment later. */
function fakeDatabase(): Pick<IDBDatabase, 'transaction'> {
  const stores = { kept: new Map<unknown, unknown>(), queue: new Map<unknown, unknown>() };
  const answer = <Result>(work: () => Result) => {
    const request: Record<string, unknown> = {};
    setTimeout(() => {
      request.result = work();
      (request.onsuccess as () => void)();
    });
    return request;
  };
  const objectStore = (name: keyof typeof stores) => ({
    count: () => answer(() => stores[name].size),
    getAll: () => answer(() => [...stores[name].values()]),
    getAllKeys: () => answer(() => [...stores[name].keys()]),
    put: (row: { id: string }) => answer(() => stores[name].set(row.id, row)),
    add: (row: object) => answer(() => stores[name].set(stores[name].size, { ...row, order: stores[name].size }) && stores[name].size),
    delete: (key: unknown) => answer(() => stores[name].delete(key)),
  });
  return { transaction: () => ({ objectStore }) } as unknown as IDBDatabase;
}

const priest = buildPriest();
const until = Date.now() + 60_000;
beforeAll(() => {
  const open = () => {
    const request: Record<string, unknown> = { result: fakeDatabase() };
    setTimeout(() => (request.onsuccess as () => void)());
    return request;
  };
  Object.assign(globalThis, { indexedDB: { open } });
  Object.defineProperty(globalThis.crypto, 'subtle', { value: {}, configurable: true });
});
beforeEach(() => storeUser(priest));

it('keeps nothing of somebody who signs out while it is being stored', async () => {
  await keepOnDevice(priest.id, 'day 1', 'Names of today', until);
  await enqueue(priest.id, 'mark', 'Performed');
  expect([await keptOnDevice(priest.id, ''), await unsentOf(priest.id)]).toEqual([['Names of today'], 1]);
  const keeping = keepOnDevice(priest.id, 'day 2', 'Names of tomorrow', until);
  const queuing = enqueue(priest.id, 'mark', 'Performed, too');
  clearUser();
  await Promise.all([wipeDevice(priest.id), keeping, expect(queuing).rejects.toThrow()]);
  expect([await keptOnDevice(priest.id, ''), await unsentOf(priest.id)]).toEqual([[], 0]);
});

it('keeps nothing for an account while another one is signed in', async () => {
  await keepOnDevice('another', 'day 1', 'Names', until);
  expect(await keptOnDevice('another', '')).toEqual([]);
});
