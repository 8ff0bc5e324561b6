import { onDevice, onDeviceOf } from './device-database.ts';
import { forgetOnDevice } from './kept-on-device.ts';
import { type Sealed, seal, unseal } from './sealed.ts';

interface QueuedRow extends Sealed {
  order?: number;
  accountId: string;
  kind: string;
}

/** Something that waits to be sent, by the person who did it. */
export interface Queued<Value> {
  order: number;
  value: Value;
}

/** Adds to the end of an account's queue. Rejects where this browser can't keep it, or the account has signed out: then nothing may look as if it were saved. */
export async function enqueue(accountId: string, kind: string, value: unknown): Promise<void> {
  const row: QueuedRow = { accountId, kind, ...(await seal(value, labelOf({ accountId, kind }))) };
  const order = await onDeviceOf(accountId, 'queue', (rows) => rows.add(row));
  if (order === undefined) throw new Error('This browser keeps nothing.');
}

/** An account's queue of one kind, oldest first. */
export async function queued<Value>(accountId: string, kind: string): Promise<Queued<Value>[]> {
  const rows = await queuedRows();
  const own = rows.filter((row) => row.accountId === accountId && row.kind === kind);
  const opened = await Promise.all(own.map(async (row) => ({ order: row.order ?? 0, value: await unseal<Value>(row, labelOf(row)) })));
  return opened.flatMap(({ order, value }) => (value === undefined ? [] : [{ order, value }]));
}

/** Takes something off the queue, once it was sent or its owner let it go. */
export async function dequeue(order: number): Promise<void> {
  await onDevice('queue', 'readwrite', (rows) => rows.delete(order));
}

/** How much of an account's work still waits. */
export const unsentOf = async (accountId: string): Promise<number> =>
  (await queuedRows()).filter((row) => row.accountId === accountId).length;

/** The service worker's cache of the pages that work offline. */
const KEPT_PAGES = 'kept-pages';

/** Deletes everything of an account: what it keeps, what waits, and the pages it opened that work offline. */
export async function wipeDevice(accountId: string): Promise<void> {
  for (const { order } of (await queuedRows()).filter((row) => row.accountId === accountId)) if (order !== undefined) await dequeue(order);
  await forgetOnDevice(accountId, '');
  // Browsers keep pages only where the connection is secure.
  if ('caches' in globalThis) await caches.delete(KEPT_PAGES);
}

const queuedRows = async (): Promise<QueuedRow[]> => (await onDevice<QueuedRow[]>('queue', 'readonly', (rows) => rows.getAll())) ?? [];
const labelOf = ({ accountId, kind }: Pick<QueuedRow, 'accountId' | 'kind'>): string => `${accountId} ${kind}`;
