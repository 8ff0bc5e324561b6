import { Injectable } from '@nestjs/common';
import type { AuditAction, HistoryItem } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, actorKey } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { AuditEntry } from './audit-entry.entity.ts';

export interface AuditSubject {
  /** Singular noun: `donation`, `receipt`, `account`. */
  kind: string;
  id: string;
}

export interface AuditRecord {
  actor: Actor;
  /** Null for what concerns no temple. */
  templeId: string | null;
  action: AuditAction;
  subject: AuditSubject;
  before?: unknown;
  after?: unknown;
  note?: string;
  at?: Date;
}

/** The record of who changed what. Written in the transaction of the change, so that one never exists without the other. */
@Injectable()
export class Audit {
  constructor(private readonly database: Database) {}

  /** Adds an entry in the caller's transaction. */
  async record(tx: EntityManager, { actor, templeId, action, subject, before, after, note, at }: AuditRecord): Promise<void> {
    await insertRow(tx, AuditEntry, {
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
      at: at ?? new Date(),
    });
  }

  /** What happened to a thing of a temple, oldest first. */
  async history(templeId: string | null, { kind, id }: AuditSubject): Promise<HistoryItem[]> {
    const query = this.database.reader.createQueryBuilder(AuditEntry, 'entry').where({ subjectKind: kind, subjectId: id });
    if (templeId !== null) query.andWhere({ templeId });
    const entries = await query.orderBy('entry.at', 'ASC').addOrderBy('entry.id', 'ASC').getMany();
    return entries.map(({ at, actorLabel, action, note }) => ({ at: at.toISOString(), actor: actorLabel, what: action, note }));
  }
}

/** The name history shows for an actor: never a phone or an address. */
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
