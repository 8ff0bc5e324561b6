import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { hashSecret } from '../../../platform/auth/keyed-hash.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { Account } from '../account.entity.ts';
import { SecondFactorResetsService } from '../second-factor/second-factor-resets.service.ts';
import { Passkey } from './passkey.entity.ts';

/** The passkeys of accounts: found, used. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly database: Database,
    private readonly resets: SecondFactorResetsService,
  ) {}

  /** An account's passkeys, oldest first. */
  async of(accountId: string, manager: EntityManager = this.database.reader): Promise<Passkey[]> {
    return manager.find(Passkey, { where: { accountId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Whether an account has one. */
  has(accountId: string): Promise<boolean> {
    return this.database.reader.existsBy(Passkey, { accountId });
  }

  /** The passkey with a credential's id, of this account if one is given. */
  async byCredential(credentialId: string, accountId?: string): Promise<Passkey | undefined> {
    const owner = accountId === undefined ? {} : { accountId };
    return (await this.database.reader.findOneBy(Passkey, { credentialHash: hashSecret(credentialId), ...owner })) ?? undefined;
  }

  /**
   * Records that a passkey signed, which cancels an operator's reset. Throws `passkey-wrong` if its counter moved in the meantime, or it was
   * removed.
   */
  async used(tx: EntityManager, { id, accountId, counter }: Passkey, newCounter: number, now = new Date()): Promise<void> {
    const { affected } = await tx.update(Passkey, { id, counter }, { counter: newCounter, lastUsedAt: now });
    if (affected !== 1) throw new DomainError('passkey-wrong');
    await this.resets.cancelByFactor(tx, accountId, now);
  }

  /** Other changes of the account's factors wait for the caller's commit. */
  async lock(tx: EntityManager, accountId: string): Promise<void> {
    await tx.update(Account, { id: accountId }, { id: accountId });
  }

  /** Whether the account's second factor is on. */
  isFactorOn(tx: EntityManager, id: string): Promise<boolean> {
    return tx.existsBy(Account, { id, secondFactorAt: Not(IsNull()) });
  }

  /** Turns the account's second factor on, in the caller's transaction; false if it was on. */
  async turnOn(tx: EntityManager, accountId: string, now = new Date()): Promise<boolean> {
    await this.lock(tx, accountId);
    const { affected } = await tx.update(Account, { id: accountId, secondFactorAt: IsNull() }, { secondFactorAt: now });
    return affected === 1;
  }
}

/** How WebAuthn's JSON names a passkey. */
export const descriptorOf = ({ credentialId: id, transports }: Passkey) => ({ id, transports: transports.split(',').filter(Boolean) });
