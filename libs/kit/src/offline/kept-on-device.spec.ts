import { clearUser, storeUser } from '../session/session-storage.ts';
import { buildPriest } from '../testing/index.ts';
import { enqueue, unsentOf, wipeDevice } from './device-queue.ts';
import { keepOnDevice, keptOnDevice } from './kept-on-device.ts';

jest.mock('./sealed.ts', () => ({
  seal: async (value: unknown) => ({ value }),
  unseal: async ({ value }: { value: unknown }) => value,
}));

/** A database in memory: jsdom has none. Each request is answered a moment later. */
function fakeDatabase(): IDBDatabase {
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
  let isClosed = false;
  const transaction = () => {
    if (isClosed) throw new Error('The database is closed.');
    return { objectStore };
  };
  return { transaction, close: () => (isClosed = true) } as unknown as IDBDatabase;
}

const priest = buildPriest();
const until = Date.now() + 60_000;
const opened: IDBDatabase[] = [];
beforeAll(() => {
  const open = () => {
    const result = fakeDatabase();
    opened.push(result);
    const request: Record<string, unknown> = { result };
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

it.each(['onclose', 'onversionchange'] as const)('opens the database again after its %s', async (event) => {
  await keepOnDevice(priest.id, 'day 1', 'Names', until);
  const closing = opened.at(-1)!;
  closing.close = jest.fn(closing.close.bind(closing));
  if (event === 'onclose') closing.close();
  closing[event]!({} as never);
  expect(closing.close).toHaveBeenCalledTimes(1);
  await keepOnDevice(priest.id, 'day 2', 'Names of tomorrow', until);
  expect(await keptOnDevice(priest.id, '')).toEqual(['Names of tomorrow']);
});
