import type { EntityManager } from 'typeorm';
import { BroadcastRow } from '../domain/broadcasts/broadcast.entity.ts';
import { BroadcastClickRow } from '../domain/broadcasts/broadcast-click.entity.ts';
import { linksOf } from '../domain/broadcasts/broadcast-links.ts';
import { BroadcastRecipientRow } from '../domain/broadcasts/broadcast-recipient.entity.ts';
import { Temple } from '../domain/temples/temple.entity.ts';
import { insertRow, insertRows } from '../platform/database/rows.ts';
import { broadcastRow, recipientRows } from './broadcast-rows.ts';
import { demoAccountId } from './core.demo.ts';
import { DEMO_BROADCASTS, type DemoBroadcast } from './demo-broadcasts.ts';
import { DEMO_LOGINS } from './demo-people.ts';
import type { DemoStep } from './demo-step.ts';
import { DEMO_HOME_TEMPLE } from './demo-temples.ts';
import { seedScaleBroadcasts } from './scale-broadcasts.ts';

const PEOPLE = 48;
const [, OWNER] = DEMO_LOGINS;

/** Broadcasts of the home temple: one that is being sent slowly, one that asks because it is late, finished ones, a draft. */
export const broadcastsDemo: DemoStep = {
  name: 'broadcasts',
  async seed(context) {
    const { database, now, profile } = context;
    const temple = await database.reader.findOneBy(Temple, { slug: DEMO_HOME_TEMPLE });
    if (!temple) return;
    await database.transaction(async (tx) => {
      if (await tx.existsBy(BroadcastRow, { templeId: temple.id, status: 'finished' })) return;
      for (const demo of DEMO_BROADCASTS) await write(tx, temple, demo, now);
    });
    if (profile === 'scale') await seedScaleBroadcasts(context);
  },
};

async function write(tx: EntityManager, { id: templeId }: Temple, demo: DemoBroadcast, now: Date): Promise<void> {
  const row = broadcastRow(templeId, demo, { name: demo.name, createdBy: OWNER ? demoAccountId(OWNER) : null, now });
  await insertRow(tx, BroadcastRow, row);
  const recipients = recipientRows(row, demo.outcomes, { name: demo.name, people: { from: 1, to: PEOPLE } });
  await insertRows(tx, BroadcastRecipientRow, recipients);
  await insertRows(tx, BroadcastClickRow, clicksOf(row, recipients));
}

/** Every third person who got it followed its first link, every ninth twice. */
function clicksOf(row: BroadcastRow, recipients: readonly BroadcastRecipientRow[]): BroadcastClickRow[] {
  if (linksOf(row).length === 0) return [];
  const { templeId, id: broadcastId } = row;
  const readers = recipients.filter(({ status }, index) => status === 'sent' && index % 3 === 0);
  return readers.map(({ id: recipientId, changedAt: firstAt }, index) => {
    const clicks = index % 3 === 0 ? 2 : 1;
    return { templeId, broadcastId, recipientId, link: 0, clicks, firstAt };
  });
}
