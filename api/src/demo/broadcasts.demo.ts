import type { EntityManager } from 'typeorm';
import { BroadcastRow } from '../domain/broadcasts/broadcast.entity.ts';
import { BroadcastClickRow } from '../domain/broadcasts/broadcast-click.entity.ts';
import { linksOf } from '../domain/broadcasts/broadcast-links.ts';
import { BroadcastRecipientRow } from '../domain/broadcasts/broadcast-recipient.entity.ts';
import { Temple } from '../domain/temples/temple.entity.ts';
import { insertRow, insertRows } from '../platform/database/rows.ts';
import { demoAccountId } from './core.demo.ts';
import { DEMO_BROADCASTS, type DemoBroadcast } from './demo-broadcasts.ts';
import { DEMO_LOGINS, demoDevotee } from './demo-people.ts';
import { type DemoStep, demoId } from './demo-step.ts';
import { DEMO_HOME_TEMPLE } from './demo-temples.ts';

const HOUR_MS = 3_600_000;
const PEOPLE = 48;
const [, OWNER] = DEMO_LOGINS;

/** Broadcasts of the home temple: one that is being sent slowly, one that asks because it is late, finished ones, a draft. */
export const broadcastsDemo: DemoStep = {
  name: 'broadcasts',
  async seed({ database, now }) {
    const temple = await database.reader.findOneBy(Temple, { slug: DEMO_HOME_TEMPLE });
    if (!temple) return;
    await database.transaction(async (tx) => {
      if (await tx.existsBy(BroadcastRow, { templeId: temple.id, status: 'finished' })) return;
      for (const demo of DEMO_BROADCASTS) await write(tx, temple, demo, now);
    });
  },
};

async function write(tx: EntityManager, { id: templeId }: Temple, demo: DemoBroadcast, now: Date): Promise<void> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const { hoursAgo, outcomes, ...content } = demo;
  const id = demoId(`broadcast:${demo.name}`, at(hoursAgo));
  const startedAt = outcomes.length > 0 ? at(hoursAgo) : null;
  const row: BroadcastRow = {
    templeId,
    id,
    ...content,
    wording: demo.wording ?? null,
    scheduledAt: demo.status === 'draft' ? null : at(hoursAgo),
    startedAt,
    finishedAt: demo.status === 'finished' ? at(hoursAgo - 0.1) : null,
    workedAt: startedAt && (demo.status === 'running' ? now : startedAt),
    usefulUntil: null,
    createdBy: OWNER ? demoAccountId(OWNER) : null,
    createdAt: at(hoursAgo + 1),
  };
  await insertRow(tx, BroadcastRow, row);
  const recipients = outcomes.length > 0 ? recipientsOf(row, outcomes, at(hoursAgo)) : [];
  await insertRows(tx, BroadcastRecipientRow, recipients);
  await insertRows(tx, BroadcastClickRow, clicksOf(row, recipients));
}

function recipientsOf({ templeId, id, name }: BroadcastRow, outcomes: DemoBroadcast['outcomes'], at: Date): BroadcastRecipientRow[] {
  return Array.from({ length: PEOPLE }, (_, index): BroadcastRecipientRow => {
    const person = demoDevotee(index + 1);
    const status = outcomes[index % outcomes.length] ?? 'sent';
    const to = { channel: 'email' as const, address: person.email, accountId: demoAccountId(person), name: person.fullName };
    const reason = status === 'suppressed' ? ('consent' as const) : null;
    const times = { claimedAt: null, heldUntil: null, changedAt: at };
    const rowId = demoId(`broadcast:${name}:${index}`, at);
    return { templeId, id: rowId, broadcastId: id, ...to, language: 'en', status, reason, round: 0, ...times };
  });
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
