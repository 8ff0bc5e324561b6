import { Inject, Injectable } from '@nestjs/common';
import { ROLE_FACTS, type Role, SESSION_ABSOLUTE_LIMIT_DAYS } from '@sannidhi/contracts';
import { type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import type { AccountActor } from '../../platform/auth/actor.ts';
import { SessionLookup } from '../../platform/auth/session-lookup.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { afterCommit } from '../../platform/database/transaction-scope.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { StaffService } from '../staff/staff.service.ts';
import { Account } from './account.entity.ts';
import { ActorCache } from './actor-cache.ts';
import { owesSecondFactor } from './second-factor/owed.ts';
import { Session } from './session.entity.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Signed-in devices: opened by a sign-in, ended by a sign-out, a password reset, a suspension, or their two time limits. */
@Injectable()
export class SessionsService extends SessionLookup {
  readonly #cache = new ActorCache();

  constructor(
    private readonly database: Database,
    private readonly staff: StaffService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super();
  }

  /**
   * Opens a session for an account in the caller's transaction and returns its id. A staff account's stays at the temple it begins at,
   * whatever its other devices do.
   */
  async open(
    tx: EntityManager,
    accountId: string,
    userAgent: string,
    browserHash: string | null = null,
    now = new Date(),
  ): Promise<string> {
    const expiresAt = new Date(now.getTime() + SESSION_ABSOLUTE_LIMIT_DAYS * DAY_MS);
    const session = {
      id: newId(),
      accountId,
      userAgent: userAgent.slice(0, 200),
      browserHash,
      templeId: await this.staff.templeIdOf(tx, accountId),
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
      endedAt: null,
    };
    await tx.insert(Session, session);
    return session.id;
  }

  /** From now on a session is at this temple, one of its account's. */
  async workAt(tx: EntityManager, sessionId: string, templeId: string): Promise<void> {
    await tx.update(Session, { id: sessionId }, { templeId });
    this.forgetActors();
  }

  /** The session's current actor. Sessions ended by other processes are noticed within a second, those ended here immediately. */
  actorOf(sessionId: string): Promise<AccountActor | undefined> {
    return this.#cache.get(sessionId, () => this.load(sessionId));
  }

  /** Ends one session. */
  async end(tx: EntityManager, sessionId: string): Promise<void> {
    await tx.update(Session, { id: sessionId, endedAt: IsNull() }, { endedAt: new Date() });
    this.forgetActors();
  }

  /** Ends every session of an account except the given one. */
  async endAll(tx: EntityManager, accountId: string, except?: string): Promise<void> {
    const others = except === undefined ? {} : { id: Not(except) };
    await tx.update(Session, { accountId, endedAt: IsNull(), ...others }, { endedAt: new Date() });
    this.forgetActors();
  }

  /** Clears this process's cache of session actors after the caller's transaction. */
  forgetActors(): void {
    afterCommit(() => this.#cache.clear());
  }

  private async load(sessionId: string, now = new Date()): Promise<AccountActor | undefined> {
    const session = await this.database.reader.findOneBy(Session, { id: sessionId, endedAt: IsNull() });
    const account = session && (await this.database.reader.findOneBy(Account, { id: session.accountId, status: 'active' }));
    if (!session || !account || hasLapsed(session, account, now)) return undefined;
    await this.touch(session, now);
    const place = await this.staff.placeOf(account, session.templeId);
    if (!place) return undefined;
    const secondFactorDue = owesSecondFactor(this.settings.requireSecondFactor, { ...account, ...place });
    return { ...place, ...identityOf(account), secondFactorDue, kind: 'account', sessionId };
  }

  private async touch({ id, lastSeenAt }: Session, now: Date): Promise<void> {
    if (now.getTime() - lastSeenAt.getTime() < MINUTE_MS) return;
    await this.database.statement((tx) => tx.update(Session, { id, lastSeenAt: LessThan(now) }, { lastSeenAt: now }));
  }
}

const hasLapsed = (session: Session, { role }: Account, now: Date): boolean => session.expiresAt <= now || isIdle(session, role, now);

/** Whether a session was idle longer than its role allows. */
export const isIdle = ({ lastSeenAt }: Session, role: Role, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() > ROLE_FACTS[role].idleLimitMinutes * MINUTE_MS;

const identityOf = ({ id: accountId, role, email, fullName, emailVerifiedAt }: Account) => ({
  accountId,
  role,
  email,
  fullName,
  emailVerified: emailVerifiedAt !== null,
});
