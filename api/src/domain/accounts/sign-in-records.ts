import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { AuditAction } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { ANONYMOUS, actorKey } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { networkOf } from '../../platform/rate-limit/network-of.ts';
import { Audit, type CountedRecord } from '../audit/audit.ts';
import { StaffService } from '../staff/staff.service.ts';
import type { Account } from './account.entity.ts';

/** Where someone signs in from. */
export interface SignInPlace {
  address: string;
  userAgent: string;
}

type Person = Pick<Account, 'id' | 'role' | 'fullName'>;

/** Rows per account, action and quarter of an hour: enough to see who tries, too few for a flood to fill the table. */
const MOST_ROWS = 20;
/** Failures are buffered this long, so that a flood costs one write per second and a failure takes as long as for an unknown account. */
const FLUSH_MS = 1000;
/** Accounts with buffered failures; a flood over more of them shows only in the request log. */
const MOST_ACCOUNTS = 500;
const ELSEWHERE: SignInPlace = { address: '', userAgent: '' };

interface Failures {
  person: Person;
  /** By network. */
  places: Map<string, { place: SignInPlace; times: number }>;
}

/** Records who signed in, from which new devices, and who failed to. */
@Injectable()
export class SignInRecords implements OnApplicationShutdown {
  /** By account. */
  readonly #failures = new Map<string, Failures>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly staff: StaffService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A session was opened, in the caller's transaction. */
  signedIn(tx: EntityManager, person: Person, place: SignInPlace): Promise<void> {
    return this.record(tx, 'account.signed-in', person, place);
  }

  /** The account was entered from an unknown browser, in the caller's transaction. */
  newDevice(tx: EntityManager, person: Person, place: SignInPlace): Promise<void> {
    return this.record(tx, 'account.new-device', person, place);
  }

  /** A wrong password or code for an existing account. Written within a second. */
  failed({ id, role, fullName }: Person, place: SignInPlace): void {
    const waiting = this.#failures.get(id) ?? { person: { id, role, fullName }, places: new Map() };
    if (waiting.places.size === 0 && this.#failures.size >= MOST_ACCOUNTS) return;
    this.#failures.set(id, waiting);
    const network = networkOf(place.address);
    const known = waiting.places.has(network) || waiting.places.size < MOST_ROWS;
    const key = known ? network : '';
    const times = (waiting.places.get(key)?.times ?? 0) + 1;
    waiting.places.set(key, { place: known ? place : ELSEWHERE, times });
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes the buffered failures. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = [...this.#failures.values()];
    this.#failures.clear();
    if (waiting.length === 0) return;
    await this.database
      .transaction(async (tx) => {
        for (const { person, places } of waiting)
          for (const { place, times } of places.values()) await this.record(tx, 'account.sign-in-failed', person, place, times);
      })
      .catch((error: unknown) => this.logger.error({ err: error }, 'failed sign-ins could not be recorded'));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  private async record(tx: EntityManager, action: AuditAction, person: Person, { address, userAgent }: SignInPlace, times = 1) {
    const { id, role, fullName } = person;
    const templeId = role === 'temple-admin' ? await this.staff.templeIdOf(tx, id) : null;
    const key = action === 'account.sign-in-failed' ? actorKey(ANONYMOUS) : `account:${id}`;
    const subject = { kind: 'account', id };
    const record: CountedRecord = {
      by: { key, label: fullName },
      templeId,
      action,
      subject,
      address: address || null,
      userAgent,
      mostRows: MOST_ROWS,
    };
    await this.audit.count(tx, record, times);
  }
}
