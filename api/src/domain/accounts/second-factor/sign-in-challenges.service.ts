import { Injectable } from '@nestjs/common';
import type { Role } from '@sannidhi/contracts';
import { type EntityManager, IsNull, LessThan, MoreThan } from 'typeorm';
import { hashSecret, newSecret } from '../../../platform/auth/keyed-hash.ts';
import { Database } from '../../../platform/database/database.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { Account } from '../account.entity.ts';
import { SignInChallenge } from './sign-in-challenge.entity.ts';

const LIFETIME_MS = 5 * 60_000;
const MAX_TRIES = 5;

/** The time between the right password and the right code. */
@Injectable()
export class SignInChallengesService {
  constructor(private readonly database: Database) {}

  /** Opens a challenge for an account whose password was right, and gives its name. */
  async issue({ id: accountId }: Account, now = new Date()): Promise<string> {
    const challenge = newSecret();
    const row = { id: newId(), accountId, tokenHash: hashSecret(challenge), tries: 0, usedAt: null };
    await this.database.transaction((tx) => insertRow(tx, SignInChallenge, { ...row, expiresAt: new Date(now.getTime() + LIFETIME_MS) }));
    return challenge;
  }

  /**
   * Takes one of the challenge's tries, whatever becomes of it. Throws `second-factor-expired` when there is none left, it is
   * too old, was used, or belongs to another role.
   */
  async take(challenge: string, role: Role, now = new Date()): Promise<{ challengeId: string; account: Account }> {
    return this.database.transaction(async (tx) => {
      const row = await tx.findOneBy(SignInChallenge, { tokenHash: hashSecret(challenge) });
      const open = { id: row?.id ?? '', tries: LessThan(MAX_TRIES), usedAt: IsNull(), expiresAt: MoreThan(now) };
      const { affected } = await tx.update(SignInChallenge, open, { tries: () => 'tries + 1' });
      const account = row && affected === 1 && (await tx.findOneBy(Account, { id: row.accountId, role, status: 'active' }));
      if (!account) throw new DomainError('second-factor-expired');
      return { challengeId: row.id, account };
    });
  }

  /** Ends the challenge with the sign-in it opened. Throws `second-factor-expired` where another was faster. */
  async close(tx: EntityManager, challengeId: string, now = new Date()): Promise<void> {
    const { affected } = await tx.update(SignInChallenge, { id: challengeId, usedAt: IsNull() }, { usedAt: now });
    if (affected !== 1) throw new DomainError('second-factor-expired');
  }
}
