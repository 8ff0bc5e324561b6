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

/** Where somebody signs in from. */
export interface SignInPlace {
  address: string;
  userAgent: string;
}

type Person = Pick<Account, 'id' | 'role' | 'fullName'>;

/** Rows per account, action and quarter of an hour: enough to see who tries, too few for a flood to fill the table. */
const MOST_ROWS = 20;
/** Failures wait in memory this long, so that a flood costs a write a second and a failure takes as long as for an unknown account. */
const FLUSH_MS = 1000;
const MOST_WAITING = 1000;

/** Writes down who signed in, from which new devices, and who failed to. */
@Injectable()
export class SignInRecords implements OnApplicationShutdown {
  readonly #failures = new Map<string, { person: Person; place: SignInPlace; times: number }>();
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

  /** The account was entered from a browser it did not know, in the caller's transaction. */
  newDevice(tx: EntityManager, person: Person, place: SignInPlace): Promise<void> {
    return this.record(tx, 'account.new-device', person, place);
  }

  /** A wrong password or code for an account there is. Written within a second. */
  failed({ id, role, fullName }: Person, place: SignInPlace): void {
    const key = `${id} ${networkOf(place.address)}`;
    const times = (this.#failures.get(key)?.times ?? 0) + 1;
    if (times === 1 && this.#failures.size >= MOST_WAITING) return;
    this.#failures.set(key, { person: { id, role, fullName }, place, times });
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes the failures that wait. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = [...this.#failures.values()];
    this.#failures.clear();
    if (waiting.length === 0) return;
    await this.database
      .transaction(async (tx) => {
        for (const { person, place, times } of waiting) await this.record(tx, 'account.sign-in-failed', person, place, times);
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
    const record: CountedRecord = { by: { key, label: fullName }, templeId, action, subject, address, userAgent, mostRows: MOST_ROWS };
    await this.audit.count(tx, record, times);
  }
}
