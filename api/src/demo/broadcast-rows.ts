import type { RecipientStatus } from '@sannidhi/contracts';
import type { BroadcastRow } from '../domain/broadcasts/broadcast.entity.ts';
import type { BroadcastRecipientRow } from '../domain/broadcasts/broadcast-recipient.entity.ts';
import { demoAccountId } from './core.demo.ts';
import type { DemoBroadcast } from './demo-broadcasts.ts';
import { demoDevotee } from './demo-people.ts';
import { demoId } from './demo-step.ts';

const HOUR_MS = 3_600_000;

interface Written {
  /** What its id is made of. */
  name: string;
  createdBy: string | null;
  now: Date;
}

/** A broadcast of the demo data. */
export function broadcastRow(templeId: string, demo: DemoBroadcast, { name, createdBy, now }: Written): BroadcastRow {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const { hoursAgo, outcomes, ...content } = demo;
  const startedAt = outcomes.length > 0 ? at(hoursAgo) : null;
  return {
    templeId,
    id: demoId(`broadcast:${name}`, at(hoursAgo)),
    ...content,
    wording: demo.wording ?? null,
    scheduledAt: demo.status === 'draft' ? null : at(hoursAgo),
    startedAt,
    finishedAt: demo.status === 'finished' ? at(hoursAgo - 0.1) : null,
    workedAt: startedAt && (demo.status === 'running' ? now : startedAt),
    usefulUntil: null,
    createdBy,
    createdAt: at(hoursAgo + 1),
  };
}

/** Its emails to devotees by number, from the first to the last; none before it begins. */
export function recipientRows(
  { templeId, id, startedAt }: BroadcastRow,
  outcomes: readonly RecipientStatus[],
  { name, people: { from, to } }: { name: string; people: { from: number; to: number } },
): BroadcastRecipientRow[] {
  if (!startedAt) return [];
  return Array.from({ length: to - from + 1 }, (_, index): BroadcastRecipientRow => {
    const person = demoDevotee(from + index);
    const status = outcomes[index % outcomes.length] ?? 'sent';
    const reader = { channel: 'email' as const, address: person.email, accountId: demoAccountId(person), name: person.fullName };
    const reason = status === 'suppressed' ? ('consent' as const) : null;
    const times = { claimedAt: null, heldUntil: null, changedAt: startedAt };
    const rowId = demoId(`broadcast:${name}:${index}`, startedAt);
    return { templeId, id: rowId, broadcastId: id, ...reader, language: 'en', status, reason, round: 0, ...times };
  });
}
