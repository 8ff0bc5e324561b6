import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, LessThan, MoreThan } from 'typeorm';
import { KeyRing, type Opened } from '../../../platform/auth/key-ring.ts';
import { insertRow, insertRows } from '../../../platform/database/rows.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Passkey } from '../passkeys/passkey.entity.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { dashed, newRecoveryCodes } from './recovery-code-text.ts';
import { SecondFactor } from './second-factor.entity.ts';
import { SecondFactorResetsService } from './second-factor-resets.service.ts';
import { newTotpSecret, stepOfCode } from './totp.ts';

/** The purpose for which an app's secret is sealed, see `KeyRing.seal`. */
export const SECOND_FACTOR_PURPOSE = 'second-factor';

export type UsedCode = 'app' | 'recovery-code';

/** Secrets and recovery codes of accounts: created, used up, deleted. */
@Injectable()
export class SecondFactorCodesService {
  constructor(
    private readonly ring: KeyRing,
    private readonly resets: SecondFactorResetsService,
  ) {}

  /** Replaces the account's secret with a new, unconfirmed one, and returns it in base32. */
  async renewSecret(tx: EntityManager, accountId: string, now = new Date()): Promise<string> {
    const secret = newTotpSecret();
    const sealedSecret = this.ring.seal(SECOND_FACTOR_PURPOSE, secret);
    await tx.delete(SecondFactor, { accountId });
    await insertRow(tx, SecondFactor, { accountId, sealedSecret, pendingSecret: null, lastStep: 0, createdAt: now });
    return secret;
  }

  /**
   * Uses up a code: one from the app, where each thirty-second step works once and never an earlier one, or a recovery code, each once.
   * Undefined if it is invalid; of two requests with the same code, one gets undefined. A right code cancels an operator's reset. Throws
   * `second-factor-unreadable` if none of the installation's keys opens the account's secret. An app that its owner never confirmed, and was
   * never told about, has no codes; `confirms` takes its first.
   */
  async use(
    tx: EntityManager,
    accountId: string,
    code: string,
    { confirms = false, now = new Date() } = {},
  ): Promise<UsedCode | undefined> {
    const used = await this.usedCode(tx, accountId, code, confirms, now);
    if (used) await this.resets.cancelByFactor(tx, accountId, now);
    return used;
  }

  /** Replaces the recovery codes and returns the new ones as displayed. */
  async renewRecoveryCodes(tx: EntityManager, accountId: string): Promise<string[]> {
    const opened = this.opened(await tx.findOneByOrFail(SecondFactor, { accountId }));
    const codes = newRecoveryCodes();
    await tx.delete(RecoveryCode, { accountId });
    const rows = codes.map((code) => ({ id: newId(), accountId, codeHash: hashUnderSecret(opened.text, code), usedAt: null }));
    await insertRows(tx, RecoveryCode, rows);
    return codes.map(dashed);
  }

  /** Whether an authenticator app is set up: its first code was used. An account with passkeys alone has a secret that nobody was shown. */
  hasApp(manager: EntityManager, accountId: string): Promise<boolean> {
    return manager.existsBy(SecondFactor, { accountId, lastStep: MoreThan(0) });
  }

  /** A new secret in base32 for an app that joins passkeys; until its first code, their recovery codes stay as they are. */
  async pendingSecret(tx: EntityManager, accountId: string): Promise<string> {
    const secret = newTotpSecret();
    await tx.update(SecondFactor, { accountId }, { pendingSecret: this.ring.seal(SECOND_FACTOR_PURPOSE, secret) });
    return secret;
  }

  /** How many recovery codes are left. */
  codesLeft(manager: EntityManager, accountId: string): Promise<number> {
    return manager.countBy(RecoveryCode, { accountId, usedAt: IsNull() });
  }

  /** Deletes everything the second factor consists of: the secret, the recovery codes, the passkeys. */
  async forget(tx: EntityManager, accountId: string): Promise<void> {
    await tx.delete(RecoveryCode, { accountId });
    await tx.delete(SecondFactor, { accountId });
    await tx.delete(Passkey, { accountId });
  }

  private async usedCode(tx: EntityManager, accountId: string, code: string, confirms: boolean, now: Date): Promise<UsedCode | undefined> {
    const factor = await tx.findOneBy(SecondFactor, { accountId });
    if (!factor) return undefined;
    const isOfApp = /^\d{6}$/.test(code);
    if (confirms) return isOfApp && (await this.useFirstCode(tx, factor, code, now)) ? 'app' : undefined;
    const opened = this.opened(factor);
    if (isOfApp && factor.lastStep === 0) return undefined;
    if (isOfApp) return (await this.useAppCode(tx, accountId, opened, code, now)) ? 'app' : undefined;
    // Codes from an earlier version are hashed with the installation's key itself.
    const hashes = [hashUnderSecret(opened.text, code), ...this.ring.hashes(`recovery-code:${accountId}`, code)];
    const { affected } = await tx.update(RecoveryCode, { accountId, codeHash: In(hashes), usedAt: IsNull() }, { usedAt: now });
    return affected === 1 ? 'recovery-code' : undefined;
  }

  /** Using a code re-seals the secret with the newest key if a previous one had sealed it. */
  private async useAppCode(tx: EntityManager, accountId: string, opened: Opened, code: string, now: Date): Promise<boolean> {
    const step = stepOfCode(opened.text, code, now);
    if (!step) return false;
    const sealed = opened.isCurrent ? {} : { sealedSecret: this.ring.seal(SECOND_FACTOR_PURPOSE, opened.text) };
    const { affected } = await tx.update(SecondFactor, { accountId, lastStep: LessThan(step) }, { lastStep: step, ...sealed });
    return affected === 1;
  }

  /** The first code of an app that is being set up: its secret becomes the account's. */
  private async useFirstCode(tx: EntityManager, factor: SecondFactor, code: string, now: Date): Promise<boolean> {
    const { accountId, sealedSecret, pendingSecret, lastStep } = factor;
    const opened = this.opened({ sealedSecret: pendingSecret ?? sealedSecret });
    const step = stepOfCode(opened.text, code, now);
    if (!step) return false;
    const change = { sealedSecret: this.ring.seal(SECOND_FACTOR_PURPOSE, opened.text), pendingSecret: null, lastStep: step };
    const { affected } = await tx.update(SecondFactor, { accountId, sealedSecret, lastStep }, change);
    return affected === 1;
  }

  private opened({ sealedSecret }: Pick<SecondFactor, 'sealedSecret'>): Opened {
    const opened = this.ring.open(SECOND_FACTOR_PURPOSE, sealedSecret);
    if (!opened) throw new DomainError('second-factor-unreadable');
    return opened;
  }
}

/** The prefix of hashes under the account's own sealed secret: earlier versions hashed with the installation's key. */
export const UNDER_SECRET = 'secret:';

/**
 * How a recovery code is stored: keyed by the account's own secret of 160 random bits, which is stored sealed. This way the code survives
 * the installation's keys, and a leaked table reveals nothing. 50 characters.
 */
const hashUnderSecret = (secret: string, code: string): string =>
  UNDER_SECRET + createHmac('sha256', secret).update(`recovery-code\n${code}`).digest('base64url');
