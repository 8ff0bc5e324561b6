import { Injectable } from '@nestjs/common';
import { ROLE_FACTS, SESSION_ABSOLUTE_LIMIT_DAYS } from '@sannidhi/contracts';
import { type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import type { AccountActor } from '../../platform/auth/actor.ts';
import { SessionLookup } from '../../platform/auth/session-lookup.ts';
import { Database } from '../../platform/database/database.ts';
import { afterCommit } from '../../platform/database/transaction-scope.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { StaffService } from '../staff/staff.service.ts';
import { Account } from './account.entity.ts';
import { ActorCache } from './actor-cache.ts';
import { Session } from './session.entity.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Signed-in devices: opened by a sign-in, ended by a sign-out, a password reset, a suspension, or their two limits. */
@Injectable()
export class SessionsService extends SessionLookup {
  readonly #cache = new ActorCache();

  constructor(
    private readonly database: Database,
    private readonly staff: StaffService,
  ) {
    super();
  }

  /** Opens a session of an account in the caller's transaction and gives its id. */
  async open(tx: EntityManager, accountId: string, userAgent: string, now = new Date()): Promise<string> {
    const expiresAt = new Date(now.getTime() + SESSION_ABSOLUTE_LIMIT_DAYS * DAY_MS);
    const session = {
      id: newId(),
      accountId,
      userAgent: userAgent.slice(0, 200),
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
      endedAt: null,
    };
    await tx.insert(Session, session);
    return session.id;
  }

  /** Who the session stands for now. Other processes' endings are seen within a second, this one's at once. */
  actorOf(sessionId: string): Promise<AccountActor | undefined> {
    return this.#cache.get(sessionId, () => this.load(sessionId));
  }

  /** Ends one session. */
  async end(tx: EntityManager, sessionId: string): Promise<void> {
    await tx.update(Session, { id: sessionId, endedAt: IsNull() }, { endedAt: new Date() });
    afterCommit(() => this.#cache.clear());
  }

  /** Ends every session of an account but the one given. */
  async endAll(tx: EntityManager, accountId: string, except?: string): Promise<void> {
    const others = except === undefined ? {} : { id: Not(except) };
    await tx.update(Session, { accountId, endedAt: IsNull(), ...others }, { endedAt: new Date() });
    afterCommit(() => this.#cache.clear());
  }

  private async load(sessionId: string, now = new Date()): Promise<AccountActor | undefined> {
    const session = await this.database.reader.findOneBy(Session, { id: sessionId, endedAt: IsNull() });
    const account = session && (await this.database.reader.findOneBy(Account, { id: session.accountId, status: 'active' }));
    if (!session || !account || hasLapsed(session, account, now)) return undefined;
    await this.touch(session, now);
    return { ...(await this.staff.placeOf(account)), ...identityOf(account), kind: 'account', sessionId };
  }

  private async touch({ id, lastSeenAt }: Session, now: Date): Promise<void> {
    if (now.getTime() - lastSeenAt.getTime() < MINUTE_MS) return;
    await this.database.transaction((tx) => tx.update(Session, { id, lastSeenAt: LessThan(now) }, { lastSeenAt: now }));
  }
}

function hasLapsed({ lastSeenAt, expiresAt }: Session, { role }: Account, now: Date): boolean {
  const idleSince = now.getTime() - lastSeenAt.getTime();
  return expiresAt <= now || idleSince > ROLE_FACTS[role].idleLimitMinutes * MINUTE_MS;
}

const identityOf = ({ id: accountId, role, email, fullName, emailVerifiedAt }: Account) => ({
  accountId,
  role,
  email,
  fullName,
  emailVerified: emailVerifiedAt !== null,
});
