import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { accountNoun, messagesOf, type Role } from '@sannidhi/contracts';
import { type EntityManager, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { KeyRing } from '../../../platform/auth/key-ring.ts';
import { hashSecret, newSecret } from '../../../platform/auth/keyed-hash.ts';
import { Database } from '../../../platform/database/database.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Account } from '../account.entity.ts';
import { SignInChallenge } from './sign-in-challenge.entity.ts';

const say = messagesOf(accountNoun);

const MINUTE_MS = 60_000;
/** A mail takes longer than a look at one's phone. */
const LIFETIME_MS = { app: 5 * MINUTE_MS, email: 10 * MINUTE_MS };
const MAX_TRIES = 5;
/** The first mail and what “send it again” may add. */
const MAX_MAILS = 3;

/** A challenge with one of its tries taken. */
export interface TakenChallenge {
  challengeId: string;
  /** Undefined for a challenge that no code opens: the password was wrong, and its sender may not learn that. */
  account: Account | undefined;
  /** Whether a mailed code is awaited, and whether this one is right; `app` where the app's code is. */
  awaits: 'app' | 'email';
  isRight: boolean;
}

/** A code that is about to be mailed. */
export interface CodeToMail {
  challenge: string;
  accountId: string;
  code: string;
}

/** The time between the right password and the right code, of the app or by mail. */
@Injectable()
export class SignInChallengesService {
  constructor(
    private readonly database: Database,
    private readonly ring: KeyRing,
  ) {}

  /** Opens a challenge that awaits a code of the app of an account whose password was right, and gives its name. */
  async issue({ id: accountId }: Account, now = new Date()): Promise<string> {
    const challenge = newSecret();
    await this.database.transaction((tx) => this.insert(tx, { accountId, challenge, codeHash: null, mails: null }, now));
    return challenge;
  }

  /**
   * Opens a challenge that awaits a mailed code, in the caller's transaction. Without an account it is opened all the same and no
   * code is right.
   */
  async issueByMail(tx: EntityManager, account: Account | undefined, now = new Date()): Promise<CodeToMail> {
    const [accountId, challenge, code] = [account?.id ?? newId(), newSecret(), newCode()];
    await this.insert(tx, { accountId, challenge, codeHash: this.ring.hash(purposeOf(hashSecret(challenge)), code), mails: 1 }, now);
    return { challenge, accountId, code };
  }

  /**
   * Gives a challenge another code in place of the one before, in the caller's transaction. Throws `second-factor-expired` for one that is over,
   * `rule-violation` after the third mail.
   */
  async renewCode(tx: EntityManager, challenge: string, role: Role, now = new Date()): Promise<CodeToMail> {
    const tokenHash = hashSecret(challenge);
    const open = { tokenHash, usedAt: IsNull(), expiresAt: MoreThan(now), codeHash: Not(IsNull()) };
    const row = await tx.findOneBy(SignInChallenge, open);
    if (!row) throw new DomainError('second-factor-expired');
    const code = newCode();
    const change = { mails: () => 'mails + 1', codeHash: this.ring.hash(purposeOf(tokenHash), code) };
    const { affected } = await tx.update(SignInChallenge, { ...open, mails: LessThan(MAX_MAILS) }, change);
    if (affected !== 1) throw new DomainError('rule-violation', { message: say('account.email-codes-used-up') });
    const ofRole = await tx.existsBy(Account, { id: row.accountId, role });
    return { challenge, accountId: ofRole ? row.accountId : newId(), code };
  }

  /**
   * Takes one of the challenge's tries, whatever becomes of it. Throws `second-factor-expired` when there is none left, it is
   * too old, was used, or belongs to another role.
   */
  async take({ challenge, code }: { challenge: string; code: string }, role: Role, now = new Date()): Promise<TakenChallenge> {
    return this.database.transaction(async (tx) => {
      const tokenHash = hashSecret(challenge);
      const open = { tokenHash, tries: LessThan(MAX_TRIES), usedAt: IsNull(), expiresAt: MoreThan(now) };
      const { affected } = await tx.update(SignInChallenge, open, { tries: () => 'tries + 1' });
      const row = affected === 1 && (await tx.findOneBy(SignInChallenge, { tokenHash }));
      if (!row) throw new DomainError('second-factor-expired');
      const account = (await tx.findOneBy(Account, { id: row.accountId, role, status: 'active' })) ?? undefined;
      const isRight = row.codeHash !== null && this.ring.matches(purposeOf(tokenHash), code, row.codeHash);
      return { challengeId: row.id, account, awaits: row.codeHash === null ? 'app' : 'email', isRight };
    });
  }

  /** Ends the challenge with the sign-in it opened. Throws `second-factor-expired` where another was faster. */
  async close(tx: EntityManager, challengeId: string, now = new Date()): Promise<void> {
    const { affected } = await tx.update(SignInChallenge, { id: challengeId, usedAt: IsNull() }, { usedAt: now });
    if (affected !== 1) throw new DomainError('second-factor-expired');
  }

  /** Ends every sign-in of an account that awaits a code. */
  async closeAll(tx: EntityManager, accountId: string, now = new Date()): Promise<void> {
    await tx.update(SignInChallenge, { accountId, usedAt: IsNull() }, { usedAt: now });
  }

  private insert(
    tx: EntityManager,
    { challenge, ...row }: Pick<SignInChallenge, 'accountId' | 'codeHash' | 'mails'> & { challenge: string },
    now: Date,
  ): Promise<void> {
    const expiresAt = new Date(now.getTime() + LIFETIME_MS[row.codeHash === null ? 'app' : 'email']);
    return insertRow(tx, SignInChallenge, { id: newId(), tokenHash: hashSecret(challenge), ...row, tries: 0, usedAt: null, expiresAt });
  }
}

const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

const purposeOf = (tokenHash: string): string => `sign-in-code:${tokenHash}`;
