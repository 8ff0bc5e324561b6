import { Injectable } from '@nestjs/common';
import { type AuditAction, messagesOf, type Outcome, outcomeOf, type SignedInDevice, sessionNoun } from '@sannidhi/contracts';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { KnownBrowsersService } from './browsers/known-browsers.service.ts';
import { deviceName } from './device-name.ts';
import { OpenAccessService } from './open-access.service.ts';
import { Session } from './session.entity.ts';
import { isIdle, SessionsService } from './sessions.service.ts';

const say = messagesOf(sessionNoun);

/** More than anyone has; the newest are shown. */
const SHOWN = 100;

/** Where an account is signed in. */
@Injectable()
export class DevicesService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsService,
    private readonly browsers: KnownBrowsersService,
    private readonly access: OpenAccessService,
    private readonly audit: Audit,
  ) {}

  /** The actor's signed-in devices: the current one first, then the most recently seen. */
  list(actor: Actor): Promise<SignedInDevice[]> {
    return devicesOf(this.database.reader, accountOf(actor));
  }

  /** Signs one device out. Throws `not-found` for one that isn't the actor's or is already signed out. */
  async signOut(actor: Actor, sessionId: string): Promise<SignedInDevice[]> {
    const person = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const { browserHash } = found(await tx.findOneBy(Session, { id: sessionId, accountId: person.accountId, endedAt: IsNull() }));
      await this.sessions.end(tx, sessionId);
      await this.browsers.forget(tx, person.accountId, browserHash);
      await this.record(tx, person, 'account.device-signed-out');
      return devicesOf(tx, person);
    });
  }

  /** Signs every device out, including the current one. */
  async signOutEverywhere(actor: Actor): Promise<Outcome> {
    const person = accountOf(actor);
    await this.database.transaction(async (tx) => {
      await this.access.endOthers(tx, person.accountId);
      await this.record(tx, person, 'account.signed-out-everywhere');
    });
    return outcomeOf(true, say('session.all-signed-out'));
  }

  private record(tx: EntityManager, actor: AccountActor, action: AuditAction): Promise<void> {
    return this.audit.record(tx, { actor, templeId: null, action, subject: { kind: 'account', id: actor.accountId } });
  }
}

async function devicesOf(
  manager: EntityManager,
  { accountId, role, sessionId }: AccountActor,
  now = new Date(),
): Promise<SignedInDevice[]> {
  const sessions = await manager.find(Session, {
    where: { accountId, endedAt: IsNull(), expiresAt: MoreThan(now) },
    order: { lastSeenAt: 'DESC', id: 'DESC' },
    take: SHOWN,
  });
  const devices = sessions
    .filter((session) => !isIdle(session, role, now))
    .map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      name: deviceName(userAgent),
      current: id === sessionId,
      signedInAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
  return devices.sort((a, b) => Number(b.current) - Number(a.current));
}
