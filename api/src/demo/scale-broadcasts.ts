import { BroadcastRow } from '../domain/broadcasts/broadcast.entity.ts';
import { BroadcastRecipientRow } from '../domain/broadcasts/broadcast-recipient.entity.ts';
import { Temple } from '../domain/temples/temple.entity.ts';
import { insertOnce, insertRows } from '../platform/database/rows.ts';
import { broadcastRow, recipientRows } from './broadcast-rows.ts';
import { DEMO_BROADCASTS } from './demo-broadcasts.ts';
import { DEMO_DEVOTEES } from './demo-people.ts';
import type { DemoContext } from './demo-step.ts';
import { DEMO_HOME_TEMPLE } from './demo-temples.ts';

const PEOPLE = 40;

/** A finished broadcast of every temple, the home temple's to everyone there is. */
export async function seedScaleBroadcasts({ database, now }: DemoContext): Promise<void> {
  const finished = DEMO_BROADCASTS.find(({ status }) => status === 'finished');
  if (!finished) return;
  const temples = await database.reader.find(Temple, { where: { status: 'approved' }, order: { slug: 'ASC' } });
  const demo = { ...finished, hoursAgo: finished.hoursAgo + 500 };
  for (const [index, { id, slug }] of temples.entries()) {
    const row = broadcastRow(id, demo, { name: `scale:${slug}`, createdBy: null, now });
    const from = 1 + ((index * PEOPLE) % (DEMO_DEVOTEES.scale - 2 * PEOPLE));
    const people = slug === DEMO_HOME_TEMPLE ? { from: 1, to: DEMO_DEVOTEES.scale - 1 } : { from, to: from + PEOPLE - 1 };
    await database.transaction(async (tx) => {
      if (await insertOnce(tx, BroadcastRow, row))
        await insertRows(tx, BroadcastRecipientRow, recipientRows(row, demo.outcomes, { name: `scale:${slug}`, people }));
    });
  }
}
