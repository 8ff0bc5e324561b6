import { onDevice, onDeviceOf } from './device-database.ts';
import { type Sealed, seal, unseal } from './sealed.ts';

interface KeptRow extends Sealed {
  id: string;
  accountId: string;
  /** Milliseconds; from then on it can't be read, and the next look deletes it with its key. */
  until: number;
}

/** Keeps a value for an account on this device while it is signed in, until an instant. The same name replaces it. */
export async function keepOnDevice(accountId: string, name: string, value: unknown, until: number): Promise<void> {
  const id = `${accountId} ${name}`;
  const row: KeptRow = { id, accountId, until, ...(await seal(value, labelOf({ id, until }))) };
  await onDeviceOf(accountId, 'kept', (rows) => rows.put(row));
}

/** What an account keeps under names that begin with a prefix, in their order; whatever is over is deleted. */
export async function keptOnDevice<Value>(accountId: string, prefix: string, now = Date.now()): Promise<Value[]> {
  const rows = ((await onDevice<KeptRow[]>('kept', 'readonly', (all) => all.getAll())) ?? []).sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
  for (const { id } of rows.filter(({ until }) => until <= now)) await onDevice('kept', 'readwrite', (all) => all.delete(id));
  const own = rows.filter(({ id, until }) => until > now && id.startsWith(`${accountId} ${prefix}`));
  const values = await Promise.all(own.map((row) => unseal<Value>(row, labelOf(row))));
  return values.filter((value) => value !== undefined);
}

/** Deletes what an account keeps under names that begin with a prefix. */
export async function forgetOnDevice(accountId: string, prefix: string): Promise<void> {
  const ids = (await onDevice('kept', 'readonly', (rows) => rows.getAllKeys())) ?? [];
  for (const id of ids.filter((each) => String(each).startsWith(`${accountId} ${prefix}`)))
    await onDevice('kept', 'readwrite', (rows) => rows.delete(id));
}

const labelOf = ({ id, until }: Pick<KeptRow, 'id' | 'until'>): string => `${id} ${until}`;
