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
/** An email takes longer than a look at the phone. */
const LIFETIME_MS = { app: 5 * MINUTE_MS, email: 10 * MINUTE_MS };
const MAX_TRIES = 5;
/** The first email plus those from “send it again”. */
const MAX_MAILS = 3;

/** A challenge with one of its attempts used. */
export interface TakenChallenge {
  challengeId: string;
  /** Undefined for a challenge that no code completes: the password was wrong, and its sender may not find out. */
  account: Account | undefined;
  /** Whether an emailed code is expected, and whether this one is right; `app` if a code from the app is expected. */
  awaits: 'app' | 'email';
  isRight: boolean;
}

/** A code about to be emailed. */
export interface CodeToMail {
  challenge: string;
  accountId: string;
  code: string;
}

/** The time between the right password and the right code, from the app or by email. */
@Injectable()
export class SignInChallengesService {
  constructor(
    private readonly database: Database,
    private readonly ring: KeyRing,
  ) {}

  /** Opens a challenge for a code from the app of an account whose password was right, and returns its name. */
  async issue({ id: accountId }: Account, now = new Date()): Promise<string> {
    const challenge = newSecret();
    await this.database.transaction((tx) => this.insert(tx, { accountId, challenge, codeHash: null, mails: null }, now));
    return challenge;
  }

  /** Opens a challenge for an emailed code, in the caller's transaction. Without an account it is opened anyway and no code is right. */
  async issueByMail(tx: EntityManager, account: Account | undefined, now = new Date()): Promise<CodeToMail> {
    const [accountId, challenge, code] = [account?.id ?? newId(), newSecret(), newCode()];
    await this.insert(tx, { accountId, challenge, codeHash: this.ring.hash(purposeOf(hashSecret(challenge)), code), mails: 1 }, now);
    return { challenge, accountId, code };
  }

  /**
   * Gives a challenge a new code to replace the previous one, in the caller's transaction. Throws `second-factor-expired` if it has ended,
   * `rule-violation` after the third email.
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
   * Uses one of the challenge's attempts, whatever the outcome. Throws `second-factor-expired` if there is none left, or if it is too old,
   * was used, or belongs to another role.
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

  /** The account of a sign-in that waits for its second factor; uses no attempt. Throws `second-factor-expired` as `take` does. */
  async waitingFor(challenge: string, role: Role, now = new Date()): Promise<{ challengeId: string; accountId: string }> {
    const open = {
      tokenHash: hashSecret(challenge),
      codeHash: IsNull(),
      tries: LessThan(MAX_TRIES),
      usedAt: IsNull(),
      expiresAt: MoreThan(now),
    };
    const row = await this.database.reader.findOneBy(SignInChallenge, open);
    if (!row || !(await this.database.reader.existsBy(Account, { id: row.accountId, role, status: 'active' })))
      throw new DomainError('second-factor-expired');
    return { challengeId: row.id, accountId: row.accountId };
  }

  /** Ends the challenge with the sign-in it completed. Throws `second-factor-expired` if another request was faster. */
  async close(tx: EntityManager, challengeId: string, now = new Date()): Promise<void> {
    const { affected } = await tx.update(SignInChallenge, { id: challengeId, usedAt: IsNull() }, { usedAt: now });
    if (affected !== 1) throw new DomainError('second-factor-expired');
  }

  /** Ends every sign-in of an account that waits for a code. */
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
