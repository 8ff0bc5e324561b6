import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThan } from 'typeorm';
import { keyedHash } from '../../../platform/auth/keyed-hash.ts';
import { seal, unseal } from '../../../platform/auth/sealed.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { insertRow, insertRows } from '../../../platform/database/rows.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { dashed, newRecoveryCodes } from './recovery-code-text.ts';
import { SecondFactor } from './second-factor.entity.ts';
import { newTotpSecret, stepOfCode } from './totp.ts';

const PURPOSE = 'second-factor';

export type UsedCode = 'app' | 'recovery-code';

/** Secrets and recovery codes of accounts: made, used up, thrown away. */
@Injectable()
export class SecondFactorCodesService {
  readonly #key: string;

  constructor(@Inject(SETTINGS) { secretKey }: Settings) {
    this.#key = secretKey;
  }

  /** Replaces the account's secret by a new one that nobody confirmed yet, and gives it in base32. */
  async renewSecret(tx: EntityManager, accountId: string, now = new Date()): Promise<string> {
    const secret = newTotpSecret();
    await tx.delete(SecondFactor, { accountId });
    await insertRow(tx, SecondFactor, { accountId, sealedSecret: seal(this.#key, PURPOSE, secret), lastStep: 0, createdAt: now });
    return secret;
  }

  /**
   * Uses a code up: of the app, each thirty-second step once and never an earlier one, or a recovery code, each once.
   * Undefined when it is none; of two that bring the same code at once, one gets undefined.
   */
  async use(tx: EntityManager, accountId: string, code: string, now = new Date()): Promise<UsedCode | undefined> {
    if (/^\d{6}$/.test(code)) return (await this.useAppCode(tx, accountId, code, now)) ? 'app' : undefined;
    const codeHash = this.hashOf(accountId, code);
    const { affected } = await tx.update(RecoveryCode, { accountId, codeHash, usedAt: IsNull() }, { usedAt: now });
    return affected === 1 ? 'recovery-code' : undefined;
  }

  /** Replaces the recovery codes and gives the new ones as they are told. */
  async renewRecoveryCodes(tx: EntityManager, accountId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await tx.delete(RecoveryCode, { accountId });
    await insertRows(
      tx,
      RecoveryCode,
      codes.map((code) => ({ id: newId(), accountId, codeHash: this.hashOf(accountId, code), usedAt: null })),
    );
    return codes.map(dashed);
  }

  /** How many recovery codes are left. */
  codesLeft(manager: EntityManager, accountId: string): Promise<number> {
    return manager.countBy(RecoveryCode, { accountId, usedAt: IsNull() });
  }

  /** Throws secret and recovery codes away. */
  async forget(tx: EntityManager, accountId: string): Promise<void> {
    await tx.delete(RecoveryCode, { accountId });
    await tx.delete(SecondFactor, { accountId });
  }

  private async useAppCode(tx: EntityManager, accountId: string, code: string, now: Date): Promise<boolean> {
    const factor = await tx.findOneBy(SecondFactor, { accountId });
    const step = factor && stepOfCode(unseal(this.#key, PURPOSE, factor.sealedSecret), code, now);
    if (!step) return false;
    const { affected } = await tx.update(SecondFactor, { accountId, lastStep: LessThan(step) }, { lastStep: step });
    return affected === 1;
  }

  private readonly hashOf = (accountId: string, code: string) => keyedHash(this.#key, `recovery-code:${accountId}`, code);
}
