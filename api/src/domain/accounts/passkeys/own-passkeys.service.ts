import { Inject, Injectable } from '@nestjs/common';
import {
  type BodyOf,
  messagesOf,
  type Outcome,
  type OwnPasskeys,
  outcomeOf,
  type passkeyEndpoints,
  passkeyNoun,
  secondFactorNoun,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf } from '../../../platform/auth/actor.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import { Account } from '../account.entity.ts';
import { OwnPasswordService } from '../own-password.service.ts';
import { asksForSecondFactor } from '../second-factor/owed.ts';
import { SecondFactorCodesService } from '../second-factor/second-factor-codes.service.ts';
import { SessionsService } from '../sessions.service.ts';
import { FactorProof, type UseProof } from './factor-proof.service.ts';
import { Passkey } from './passkey.entity.ts';
import { PasskeyNews } from './passkey-news.ts';
import { PasskeySite } from './passkey-site.ts';
import { PasskeysService } from './passkeys.service.ts';

const say = messagesOf(passkeyNoun);
const sayFactor = messagesOf(secondFactorNoun);

/** The passkeys of the signed-in user: listed, renamed, removed. */
@Injectable()
export class OwnPasskeysService {
  constructor(
    private readonly database: Database,
    private readonly site: PasskeySite,
    private readonly passkeys: PasskeysService,
    private readonly passwords: OwnPasswordService,
    private readonly proof: FactorProof,
    private readonly codes: SecondFactorCodesService,
    private readonly sessions: SessionsService,
    private readonly news: PasskeyNews,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async list(actor: Actor): Promise<OwnPasskeys> {
    return this.listIn(this.database.reader, accountOf(actor).accountId);
  }

  /** Throws `not-found` for one that isn't the actor's. */
  async rename(actor: Actor, id: string, { name }: BodyOf<typeof passkeyEndpoints.rename>): Promise<OwnPasskeys> {
    const { accountId } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      found(await tx.findOneBy(Passkey, { id, accountId }));
      await tx.update(Passkey, { id, accountId }, { name });
      await this.news.renamed(tx, actor, name);
      return this.listIn(tx, accountId);
    });
  }

  /**
   * Removes one; every session stays. The last one, without an app, turns the second factor off, which takes its proof. Throws `not-found`,
   * `invalid-fields` for a wrong password, `rule-violation` if the role requires a second factor and this is the last, and as `FactorProof`
   * does.
   */
  async remove(actor: Actor, id: string, { password, ...proof }: BodyOf<typeof passkeyEndpoints.remove>): Promise<Outcome> {
    const { accountId } = accountOf(actor);
    await this.passwords.confirm(actor, password);
    const prove = await this.proof.of(actor, proof);
    await this.database.transaction(async (tx) => {
      // Two removals at once must not both believe that another passkey remains.
      await this.passkeys.lock(tx, accountId);
      const { name } = found(await tx.findOneBy(Passkey, { id, accountId }));
      const isLast = !(await this.codes.hasApp(tx, accountId)) && (await tx.countBy(Passkey, { accountId })) === 1;
      if (isLast) await this.turnOff(tx, actor, prove);
      else await tx.delete(Passkey, { id, accountId });
      await this.news.changed(tx, actor, 'removed', name);
    });
    return outcomeOf(true, say('passkey.removed'));
  }

  private async turnOff(tx: EntityManager, actor: Actor, prove: UseProof): Promise<void> {
    const person = accountOf(actor);
    if (this.settings.requireSecondFactor && asksForSecondFactor(person))
      throw new DomainError('rule-violation', { message: sayFactor('second-factor.required-by-role') });
    await prove(tx);
    await this.codes.forget(tx, person.accountId);
    await tx.update(Account, { id: person.accountId }, { secondFactorAt: null });
    this.sessions.forgetActors();
  }

  private async listIn(manager: EntityManager, accountId: string): Promise<OwnPasskeys> {
    const own = await this.passkeys.of(accountId, manager);
    const isOnlyFactor = !(await this.codes.hasApp(manager, accountId));
    return { passkeys: own.map(viewOf), origin: this.site.origin, isOnlyFactor };
  }
}

const viewOf = ({ id, name, isSynced, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  synced: isSynced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
