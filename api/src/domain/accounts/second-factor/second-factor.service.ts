import { Inject, Injectable } from '@nestjs/common';
import {
  type BodyOf,
  messagesOf,
  type Outcome,
  outcomeOf,
  type RecoveryCodes,
  type SecondFactorSetup,
  type SecondFactorStatus,
  type secondFactorEndpoints,
  secondFactorNoun,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../../platform/auth/actor.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { Database } from '../../../platform/database/database.ts';
import { qrSvgAddress } from '../../../platform/documents/qr.ts';
import { DomainError, fieldError, found } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { Audit } from '../../audit/audit.ts';
import { Account } from '../account.entity.ts';
import type { SecondFactorNews } from '../account-mail-words.ts';
import { ACCOUNT_MAILS } from '../account-mails.ts';
import { OwnPasswordService } from '../own-password.service.ts';
import { FactorProof } from '../passkeys/factor-proof.service.ts';
import { PasskeysService } from '../passkeys/passkeys.service.ts';
import { SessionsService } from '../sessions.service.ts';
import { SignInThrottle } from '../sign-in-throttle.ts';
import { asksForSecondFactor } from './owed.ts';
import { SecondFactorCodesService } from './second-factor-codes.service.ts';
import { totpUri } from './totp.ts';

const say = messagesOf(secondFactorNoun);

/** Setting up, keeping and turning off the user's second factor. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly database: Database,
    private readonly codes: SecondFactorCodesService,
    private readonly passkeys: PasskeysService,
    private readonly proof: FactorProof,
    private readonly passwords: OwnPasswordService,
    private readonly throttle: SignInThrottle,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async status(actor: Actor): Promise<SecondFactorStatus> {
    const person = accountOf(actor);
    const { secondFactorAt } = found(await this.database.reader.findOneBy(Account, { id: person.accountId }));
    return {
      enabled: secondFactorAt !== null,
      required: this.isRequiredOf(person),
      enabledAt: secondFactorAt?.toISOString() ?? null,
      hasApp: secondFactorAt !== null && (await this.codes.hasApp(this.database.reader, person.accountId)),
      recoveryCodesLeft: secondFactorAt ? await this.codes.codesLeft(this.database.reader, person.accountId) : 0,
    };
  }

  /**
   * Creates a secret that takes effect once `confirm` gets one of its codes. Beside passkeys, one of them or a recovery code proves the
   * factor. Throws `invalid-fields` for a wrong password, `state-conflict` if an app is set up, and as `FactorProof` does.
   */
  async begin(actor: Actor, { password, ...proof }: BodyOf<typeof secondFactorEndpoints.begin>): Promise<SecondFactorSetup> {
    const { accountId, email } = accountOf(actor);
    await this.passwords.confirm(actor, password);
    const prove = await this.proof.of(actor, proof);
    const secret = await this.database.transaction(async (tx) => {
      if (!(await accountIn(tx, accountId)).secondFactorAt) return this.codes.renewSecret(tx, accountId);
      if (await this.codes.hasApp(tx, accountId)) throw new DomainError('state-conflict');
      await prove(tx);
      return this.codes.pendingSecret(tx, accountId);
    });
    const uri = totpUri(secret, email);
    return { secret, uri, qr: await qrSvgAddress(uri) };
  }

  /** Turns the app on with its first code, and returns new recovery codes once. */
  async confirm(actor: Actor, code: string): Promise<RecoveryCodes> {
    const { accountId, sessionId } = accountOf(actor);
    await this.throttle.beforeOwnCode(sessionId);
    return this.database.transaction(async (tx) => {
      const isFirst = await this.passkeys.turnOn(tx, accountId);
      if (!isFirst && (await this.codes.hasApp(tx, accountId))) throw new DomainError('state-conflict');
      await this.useCode(tx, accountId, code, { confirms: true });
      await this.tell(tx, actor, 'on');
      this.sessions.forgetActors();
      return { recoveryCodes: await this.codes.renewRecoveryCodes(tx, accountId) };
    });
  }

  /** Replaces the recovery codes. */
  renewRecoveryCodes(actor: Actor, proof: { password: string; code: string }): Promise<RecoveryCodes> {
    return this.proven(actor, proof, async (tx, accountId) => {
      await this.tell(tx, actor, 'codes');
      return { recoveryCodes: await this.codes.renewRecoveryCodes(tx, accountId) };
    });
  }

  /** Turns the second factor off. Throws `rule-violation` if the role requires one. */
  async turnOff(actor: Actor, proof: { password: string; code: string }): Promise<Outcome> {
    if (this.isRequiredOf(accountOf(actor))) throw new DomainError('rule-violation', { message: say('second-factor.required-by-role') });
    await this.proven(actor, proof, async (tx, accountId) => {
      await this.codes.forget(tx, accountId);
      await tx.update(Account, { id: accountId }, { secondFactorAt: null });
      await this.tell(tx, actor, 'off');
      this.sessions.forgetActors();
    });
    return outcomeOf(true, say('second-factor.off'));
  }

  private async proven<T>(
    actor: Actor,
    { password, code }: { password: string; code: string },
    work: (tx: EntityManager, accountId: string) => Promise<T>,
  ): Promise<T> {
    const { accountId, sessionId } = accountOf(actor);
    await this.passwords.confirm(actor, password);
    await this.throttle.beforeOwnCode(sessionId);
    return this.database.transaction(async (tx) => {
      if (!(await accountIn(tx, accountId)).secondFactorAt) throw new DomainError('state-conflict');
      await this.useCode(tx, accountId, code);
      return work(tx, accountId);
    });
  }

  private async useCode(tx: EntityManager, accountId: string, code: string, how = { confirms: false }): Promise<void> {
    if (await this.codes.use(tx, accountId, code, how)) return;
    throw fieldError('code', say('second-factor.code-wrong'));
  }

  private isRequiredOf(person: AccountActor): boolean {
    return this.settings.requireSecondFactor && asksForSecondFactor(person);
  }

  private async tell(tx: EntityManager, actor: Actor, news: Exclude<SecondFactorNews, `passkey-${string}`>): Promise<void> {
    const { accountId, email, fullName } = accountOf(actor);
    const subject = { kind: 'account', id: accountId };
    await this.audit.record(tx, { actor, templeId: null, action: `account.second-factor-${news}`, subject });
    const message = { kind: 'email', to: email, template: ACCOUNT_MAILS.secondFactor, data: { fullName, news } };
    await this.outbox.enqueue(tx, { ...message, dedupeKey: `second-factor:${newId()}` });
  }
}

const accountIn = async (tx: EntityManager, id: string): Promise<Account> => found(await tx.findOneBy(Account, { id }));
