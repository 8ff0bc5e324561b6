import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { hashSecret, newSecret } from '../../../platform/auth/keyed-hash.ts';
import { Database } from '../../../platform/database/database.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { PasskeyChallenge } from './passkey-challenge.entity.ts';

/** Someone who has to fetch a security key from a drawer still makes it. */
const LIFETIME_MS = 5 * 60_000;

/** What a challenge may be used for; nothing else accepts it. */
export type PasskeyUse = `sign-in:${string}` | `factor:${string}` | `add:${string}` | `delete:${string}` | `prove:${string}`;

/** The challenges that passkeys sign: each is good for one use, once, for five minutes. */
@Injectable()
export class PasskeyChallengesService {
  constructor(private readonly database: Database) {}

  /** A new challenge: 256 random bits, which browsers hand back in base64url. */
  async issue(boundTo: PasskeyUse, now = new Date()): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = newSecret();
    const expiresAt = new Date(now.getTime() + LIFETIME_MS);
    const row = { id: newId(), challengeHash: hashSecret(challenge), boundTo, expiresAt, usedAt: null };
    await this.database.transaction((tx) => insertRow(tx, PasskeyChallenge, row));
    return new Uint8Array(Buffer.from(challenge, 'base64url'));
  }

  /** Uses up a challenge. False for one that was used, has expired, or was issued for something else. */
  async use(challenge: string, boundTo: PasskeyUse, now = new Date()): Promise<boolean> {
    const open = { challengeHash: hashSecret(challenge), boundTo, usedAt: IsNull(), expiresAt: MoreThan(now) };
    const { affected } = await this.database.transaction((tx) => tx.update(PasskeyChallenge, open, { usedAt: now }));
    return affected === 1;
  }
}
