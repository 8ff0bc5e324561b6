import { Injectable } from '@nestjs/common';
import { messagesOf, type Outcome, outcomeOf, ROLE_FACTS, SECOND_FACTOR_RESET_HOURS, secondFactorNoun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf, systemActor } from '../../../platform/auth/actor.ts';
import { hashSecret, newSecret } from '../../../platform/auth/keyed-hash.ts';
import { Database } from '../../../platform/database/database.ts';
import { insertOnce } from '../../../platform/database/rows.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { Audit } from '../../audit/audit.ts';
import { Notifications } from '../../notifications/notifications.service.ts';
import { Account } from '../account.entity.ts';
import type { SecondFactorNews } from '../account-mail-words.ts';
import { ACCOUNT_MAILS } from '../account-mails.ts';
import { accountNotifications } from '../account-notifications.ts';
import { SecondFactorReset } from './second-factor-reset.entity.ts';
import { RESET_STARTED_MAIL } from './second-factor-reset-mail.ts';

const say = messagesOf(secondFactorNoun);

const WAIT_MS = SECOND_FACTOR_RESET_HOURS * 60 * 60_000;

/**
 * Resets of second factors started by operators: the owner is notified immediately, and anyone who shows that it isn't needed cancels it.
 */
@Injectable()
export class SecondFactorResetsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly notifications: Notifications,
  ) {}

  /**
   * Starts a reset that takes effect a day later. Throws `not-found`, `rule-violation` for the operator's own account and for one without a
   * second factor, `state-conflict` if one is pending.
   */
  async start(actor: Actor, accountId: string, reason: string, now = new Date()): Promise<void> {
    const operator = accountOf(actor);
    await this.database.transaction(async (tx) => {
      const account = found(await tx.findOneBy(Account, { id: accountId }));
      if (account.email === operator.email) throw new DomainError('rule-violation', { message: say('second-factor.reset-own') });
      if (!account.secondFactorAt) throw new DomainError('rule-violation', { message: say('second-factor.none-to-reset') });
      const token = await claim(tx, { accountId, startedBy: operator.accountId, reason, now });
      await this.record(tx, actor, accountId, 'account.second-factor-reset-started', reason);
      const data = { fullName: account.fullName, role: account.role, token };
      const message = { kind: 'email', to: account.email, template: RESET_STARTED_MAIL, data };
      await this.outbox.enqueue(tx, { ...message, dedupeKey: `second-factor-reset:${newId()}` });
      await this.notify(tx, account, 'second-factor-reset-started');
    });
  }

  /** Cancels an account's pending reset for an operator. Throws `not-found`, and `state-conflict` if none is pending. */
  async cancel(actor: Actor, accountId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      found(await tx.findOneBy(Account, { id: accountId }));
      if (!(await this.cancelIn(tx, actor, accountId, new Date()))) throw new DomainError('state-conflict');
    });
  }

  /** Cancels a reset with the secret in its email. Throws `rule-violation` for an expired link. */
  async cancelByLink(token: string): Promise<Outcome> {
    await this.database.transaction(async (tx) => {
      const reset = await tx.findOneBy(SecondFactorReset, { cancelTokenHash: hashSecret(token), state: 'pending' });
      const canceled = reset && (await this.cancelIn(tx, systemActor('owner, by the mailed link'), reset.accountId, new Date()));
      if (!canceled) throw new DomainError('rule-violation', { message: say('second-factor.reset-link-ended') });
    });
    return outcomeOf(true, say('second-factor.reset-canceled'));
  }

  /** A factor that was just used isn't lost: cancels a pending reset in the caller's transaction. */
  async cancelByFactor(tx: EntityManager, accountId: string, now: Date): Promise<void> {
    await this.cancelIn(tx, systemActor('owner, by the second factor'), accountId, now);
  }

  /** The pending reset of an account, or null. */
  pendingOf(reader: EntityManager, accountId: string): Promise<SecondFactorReset | null> {
    return reader.findOneBy(SecondFactorReset, { pendingFor: accountId });
  }

  /** Audits a change of an account's reset. */
  async record(tx: EntityManager, actor: Actor, id: string, action: ResetAction, note?: string): Promise<void> {
    await this.audit.record(tx, { actor, templeId: null, action, subject: { kind: 'account', id }, note });
  }

  /** Emails the owner what happened to the second factor. */
  async tell(tx: EntityManager, { email, fullName }: Account, news: SecondFactorNews): Promise<void> {
    const message = { kind: 'email', to: email, template: ACCOUNT_MAILS.secondFactor, data: { fullName, news } };
    await this.outbox.enqueue(tx, { ...message, dedupeKey: `second-factor:${newId()}` });
  }

  /** Notifies the owner in the app; `tell` sends the email. */
  async notify(tx: EntityManager, { id, role }: Account, event: 'second-factor-reset' | 'second-factor-reset-started'): Promise<void> {
    const path = ROLE_FACTS[role].settingsPath;
    await this.notifications.notify(tx, accountNotifications.kinds[event], {
      concerned: { accountId: id },
      params: {},
      key: newId(),
      path,
    });
  }

  private async cancelIn(tx: EntityManager, actor: Actor, accountId: string, now: Date): Promise<boolean> {
    const change = { state: 'canceled' as const, pendingFor: null, endedAt: now };
    const { affected } = await tx.update(SecondFactorReset, { pendingFor: accountId, state: 'pending' }, change);
    if (affected !== 1) return false;
    await this.record(tx, actor, accountId, 'account.second-factor-reset-canceled');
    await this.tell(tx, await tx.findOneByOrFail(Account, { id: accountId }), 'reset-canceled');
    return true;
  }
}

type ResetAction = 'account.second-factor-reset' | 'account.second-factor-reset-canceled' | 'account.second-factor-reset-started';

/** Claims the account's single pending reset, and returns the secret for the cancel link. */
async function claim(
  tx: EntityManager,
  { accountId, startedBy, reason, now }: { accountId: string; startedBy: string; reason: string; now: Date },
): Promise<string> {
  const token = newSecret();
  const id = newId();
  await insertOnce(tx, SecondFactorReset, {
    id,
    accountId,
    pendingFor: accountId,
    startedBy,
    reason,
    cancelTokenHash: hashSecret(token),
    state: 'pending',
    dueAt: new Date(now.getTime() + WAIT_MS),
    createdAt: now,
    endedAt: null,
  });
  if (!(await tx.findOneBy(SecondFactorReset, { id }))) throw new DomainError('state-conflict');
  return token;
}
