import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditAction, HistoryItem, Page } from '@sannidhi/contracts';
import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { type Actor, actorKey } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, type PageQuery } from '../../platform/database/keyset-page.ts';
import { insertAtCommit, insertOnce } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { networkOf } from '../../platform/rate-limit/network-of.ts';
import { AuditEntry } from './audit-entry.entity.ts';

export interface AuditSubject {
  /** Singular noun: `donation`, `receipt`, `account`. */
  kind: string;
  id: string;
}

export interface AuditRecord {
  actor: Actor;
  /** Null if no temple is concerned. */
  templeId: string | null;
  action: AuditAction;
  subject: AuditSubject;
  before?: unknown;
  after?: unknown;
  note?: string;
  at?: Date;
}

export interface CountedRecord {
  /** Who did it, by `actorKey`, and the name to show. */
  by: { key: string; label: string };
  templeId: string | null;
  action: AuditAction;
  subject: AuditSubject;
  address: string | null;
  userAgent: string | null;
  /** What was exported. */
  after?: object;
  /** Rows with this action and subject within a quarter of an hour; anything beyond is counted together, without a network. */
  mostRows: number;
}

const QUARTER_MS = 15 * 60 * 1000;

/** The audit trail. Written in the same transaction as the change, so that one never exists without the other. */
@Injectable()
export class Audit {
  constructor(private readonly database: Database) {}

  /** Adds an entry in the caller's transaction. */
  async record(tx: EntityManager, { actor, templeId, action, subject, before, after, note, at }: AuditRecord): Promise<void> {
    await insertAtCommit(tx, AuditEntry, {
      id: newId(),
      templeId,
      actorKey: actorKey(actor),
      actorLabel: labelOf(actor),
      address: 'address' in actor ? (actor.address ?? null) : null,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      before: before ?? null,
      after: after ?? null,
      note: note?.slice(0, 300) ?? null,
      userAgent: null,
      times: null,
      countKey: null,
      at: at ?? new Date(),
    });
  }

  /**
   * Counts what may happen any number of times: one row per subject, action, network and quarter of an hour, in the caller's transaction.
   */
  async count(tx: EntityManager, record: CountedRecord, times = 1, at = new Date()): Promise<void> {
    const key = countKeyOf(record, at);
    if (await addTo(tx, key, times, at)) return;
    const { action, subject, mostRows } = record;
    const begun = new Date(at.getTime() - (at.getTime() % QUARTER_MS));
    const rows = await tx.countBy(AuditEntry, { subjectKind: subject.kind, subjectId: subject.id, at: MoreThanOrEqual(begun), action });
    const counted = rows < mostRows ? record : { ...record, address: null, userAgent: null, after: undefined };
    await insertOnce(tx, AuditEntry, rowOf(counted, at));
    await addTo(tx, countKeyOf(counted, at), times, at);
  }

  /** Takes one value from what entries about a subject say, in the caller's transaction: a person's who asked to be forgotten. */
  async forget(tx: EntityManager, { kind, id }: AuditSubject, name: string): Promise<void> {
    for (const entry of await tx.findBy(AuditEntry, { subjectKind: kind, subjectId: id })) {
      const before = without(entry.before, name);
      const after = without(entry.after, name);
      const change = { ...(before && { before }), ...(after && { after }) };
      if (before || after) await tx.update(AuditEntry, { id: entry.id }, change);
    }
  }

  /** Entries of one account, or of one temple, newest first. */
  page(of: { accountId: string } | { templeId: string }, query: PageQuery): Promise<Page<AuditEntry>> {
    const where = 'templeId' in of ? of : { subjectKind: 'account', subjectId: of.accountId };
    const entries = this.database.reader.createQueryBuilder(AuditEntry, 'entry').where(where);
    return keysetPage(entries, { columns: ['at', 'id'], direction: 'DESC' }, query);
  }

  /** The history of one of a temple's records, oldest first. */
  async history(templeId: string | null, { kind, id }: AuditSubject): Promise<HistoryItem[]> {
    const query = this.database.reader.createQueryBuilder(AuditEntry, 'entry').where({ subjectKind: kind, subjectId: id });
    if (templeId !== null) query.andWhere({ templeId });
    const entries = await query.orderBy('entry.at', 'ASC').addOrderBy('entry.id', 'ASC').getMany();
    return entries.map(({ at, actorLabel, action, note }) => ({ at: at.toISOString(), actor: actorLabel, what: action, note }));
  }
}

/** Undefined where there is nothing to change. */
function without(facts: unknown, name: string): object | undefined {
  if (typeof facts !== 'object' || facts === null || !(name in facts)) return undefined;
  return Object.fromEntries(Object.entries(facts).filter(([key]) => key !== name));
}

async function addTo(tx: EntityManager, countKey: string, times: number, at: Date): Promise<boolean> {
  const added = tx
    .createQueryBuilder()
    .update(AuditEntry)
    .set({ times: () => `times + ${Math.trunc(times)}`, at });
  const { affected } = await added.where({ countKey }).execute();
  return affected === 1;
}

const countKeyOf = ({ action, subject, address, after }: CountedRecord, at: Date): string => {
  const quarter = Math.floor(at.getTime() / QUARTER_MS);
  const parts = [action, subject.kind, subject.id, address && networkOf(address), after ?? null, quarter];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
};

/** An entry that starts counting at zero. */
const rowOf = (record: CountedRecord, at: Date): AuditEntry => ({
  id: newId(),
  templeId: record.templeId,
  actorKey: record.by.key,
  actorLabel: record.by.label,
  address: record.address && networkOf(record.address),
  action: record.action,
  subjectKind: record.subject.kind,
  subjectId: record.subject.id,
  before: null,
  after: record.after ?? null,
  note: null,
  userAgent: record.userAgent?.slice(0, 300) ?? null,
  times: 0,
  countKey: countKeyOf(record, at),
  at,
});

/** The name that histories show for an actor: never a phone or an address. */
export function labelOf(actor: Actor): string {
  switch (actor.kind) {
    case 'account':
      return actor.fullName;
    case 'guest':
      return `Guest, phone ending ${actor.phone.slice(-4)}`;
    case 'deploy':
      return actor.label;
    case 'system':
      return actor.name;
    case 'anonymous':
      return 'Anonymous';
  }
}
