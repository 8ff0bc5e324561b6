import { setTimeout as pause } from 'node:timers/promises';
import { broadcastEndpoints } from '@sannidhi/contracts';
import type { World } from './world.ts';

const LOOK_MS = 25;

/** One message as the platform keeps it. */
export interface Recipient {
  channel: 'email' | 'sms';
  address: string;
  status: string;
  reason: string | null;
}

/** Drafts a broadcast to a group by email and, if wanted, by text, and starts it. Returns its id. */
export async function startBroadcast({ office }: World, group: 'followers' | 'staff', channels: ('email' | 'sms')[]): Promise<string> {
  const body = {
    name: 'Lamps on Tuesday',
    topic: 'news' as const,
    channels,
    segment: { groups: [group] },
    subject: 'Lamps on Tuesday',
    text: 'Namaste {name},\n\nWe light a thousand lamps on Tuesday, from six in the evening. Bring your family.\n\n{temple}',
    sms: channels.includes('sms') ? 'Lamps on Tuesday, from six. {temple}. Reply STOP to opt out.' : '',
  };
  const { id } = await office.call(broadcastEndpoints.add, { body: body as never });
  await office.call(broadcastEndpoints.start, { params: { broadcastId: id }, body: {} as never });
  return id;
}

/** A broadcast's own row. */
export async function statusOf({ rows, templeId }: World, id: string): Promise<{ status: string; isLate: boolean }> {
  const [row] = await rows.query('SELECT status, isLate FROM broadcasts WHERE templeId = ? AND id = ?', [templeId, id]);
  return { status: String(row?.status), isLate: Boolean(row?.isLate) };
}

/** Waits until a broadcast is in a state; `meanwhile` runs at every look. @throws after `withinMs` */
export async function until(world: World, id: string, wanted: string, withinMs: number, meanwhile = async () => {}): Promise<void> {
  for (const limit = Date.now() + withinMs; (await statusOf(world, id)).status !== wanted; await pause(LOOK_MS)) {
    await meanwhile();
    if (Date.now() > limit) throw new Error(`The broadcast is ${(await statusOf(world, id)).status} after ${withinMs} ms, not ${wanted}.`);
  }
}

export async function recipientsOf({ rows, templeId }: World, id: string): Promise<Recipient[]> {
  const columns = 'SELECT channel, address, status, reason FROM broadcast_recipients';
  return (await rows.query(`${columns} WHERE templeId = ? AND broadcastId = ?`, [templeId, id])) as unknown as Recipient[];
}
