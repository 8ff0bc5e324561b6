import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { Database } from '../database/database.ts';
import { insertOnce } from '../database/rows.ts';
import { afterCommit } from '../database/transaction-scope.ts';
import { DomainError } from '../http/domain-error.ts';
import { newId } from '../ids/new-id.ts';
import type { IdempotencyClaim } from './idempotency-claim.ts';
import { IdempotencyRecord } from './idempotency-record.entity.ts';

/** Longer than any provider call may take; after that another attempt may take over. */
export const LEASE_SECONDS = 60;
export const KEPT_DAYS = 31;

export interface IdempotentRequest {
  actorKey: string;
  route: string;
  key: string;
  path: string;
  body: unknown;
}

/** Either the right to do the work, or the response it already got. */
export type ClaimOutcome = { kind: 'claimed'; claim: HeldClaim } | { kind: 'answered'; reply: unknown };

/** A claim with what the interceptor needs to end it. */
export interface HeldClaim extends IdempotencyClaim {
  readonly completed: boolean;
  /** Ends the lease without a response: the next attempt with the key may run right away. */
  release(): Promise<void>;
}

/** Stores the response for each `Idempotency-Key`. The claim commits before the work starts, so that two attempts never both run. */
@Injectable()
export class IdempotencyStore {
  constructor(private readonly database: Database) {}

  /** Throws `idempotency-key-reused` for a different request with the same key and `in-flight` while another attempt is running. */
  async claim(request: IdempotentRequest, now = new Date()): Promise<ClaimOutcome> {
    const wanted = recordFor(request, now);
    const record = await this.take(wanted, now);
    if (record.fingerprint !== wanted.fingerprint) throw new DomainError('idempotency-key-reused');
    if (record.completedAt) return { kind: 'answered', reply: JSON.parse(record.reply ?? 'null') };
    if (record.leaseId !== wanted.leaseId) throw inFlight(record, now);
    return { kind: 'claimed', claim: this.held(record) };
  }

  /** Deletes records older than `KEPT_DAYS`; returns how many. */
  async forgetOld(now = new Date()): Promise<number> {
    const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
    const { affected } = await this.database.transaction((tx) => tx.delete(IdempotencyRecord, { createdAt: LessThan(before) }));
    return affected ?? 0;
  }

  /** Inserts the record, or takes over one whose lease expired, and returns who has it now. */
  private async take(wanted: IdempotencyRecord, now: Date): Promise<IdempotencyRecord> {
    if (await this.database.statement((tx) => insertOnce(tx, IdempotencyRecord, wanted))) return wanted;
    const record = await this.database.reader.findOneByOrFail(IdempotencyRecord, { id: wanted.id });
    const { id, leaseId } = record;
    if (leaseId === wanted.leaseId || record.completedAt || record.leaseUntil >= now || record.fingerprint !== wanted.fingerprint)
      return record;
    // A separate transaction: a blocked insert and an update in the same one would deadlock among many attempts.
    const lease = { leaseId: wanted.leaseId, leaseUntil: wanted.leaseUntil };
    const { affected } = await this.database.statement((tx) => tx.update(IdempotencyRecord, { id, leaseId, completedAt: IsNull() }, lease));
    return affected === 1 ? { ...record, ...lease } : record;
  }

  private held({ id, leaseId, operationId }: IdempotencyRecord): HeldClaim {
    let completed = false;
    return {
      operationId,
      get completed() {
        return completed;
      },
      complete: async (tx, reply) => {
        const change = { reply: JSON.stringify(reply ?? null), completedAt: new Date() };
        const { affected } = await tx.update(IdempotencyRecord, { id, leaseId }, change);
        // The lease expired and another attempt took over: this one's work must not be stored.
        if (affected === 0) throw new DomainError('in-flight', { retryAfterSeconds: 1 });
        afterCommit(() => {
          completed = true;
        });
      },
      release: async () => {
        await this.database.transaction((tx) => tx.update(IdempotencyRecord, { id, leaseId }, { leaseUntil: new Date(0) }));
      },
    };
  }
}

function recordFor({ actorKey, route, key, path, body }: IdempotentRequest, now: Date): IdempotencyRecord {
  return {
    id: digest(actorKey, route, key),
    operationId: newId(),
    fingerprint: digest(path, JSON.stringify(body ?? null)),
    leaseId: newId(),
    leaseUntil: new Date(now.getTime() + LEASE_SECONDS * 1000),
    reply: null,
    completedAt: null,
    createdAt: now,
  };
}

function inFlight({ leaseUntil }: IdempotencyRecord, now: Date): DomainError {
  const left = Math.ceil((leaseUntil.getTime() - now.getTime()) / 1000);
  // Most work ends within a second; the lease only limits the wait after a crash.
  return new DomainError('in-flight', { retryAfterSeconds: Math.min(Math.max(left, 1), 2) });
}

const digest = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');
