import { Injectable } from '@nestjs/common';
import type { LinkedAccount } from '@sannidhi/contracts';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { hashSecret, newSecret } from '../../platform/auth/keyed-hash.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Account } from './account.entity.ts';
import { AccountToken, type AccountTokenKind } from './account-token.entity.ts';

const HOUR_MS = 60 * 60_000;
/** “This wasn't me” is valid longer than what it undoes, because the email may be found late. */
const LIFETIME_MS = { 'verify-email': 24 * HOUR_MS, 'reset-password': HOUR_MS, disown: 30 * 24 * HOUR_MS } as const satisfies Record<
  AccountTokenKind,
  number
>;

/** The account that a link belongs to, shown to the person who opened it. */
export const linkedAccount = ({ id, email, role }: Account): LinkedAccount => ({ id, email, role });

/** The secrets in emailed links: shown once, stored as hashes, valid for one use. */
@Injectable()
export class AccountLinksService {
  /**
   * A new secret for the account's email, in the caller's transaction. Earlier ones of the kind expire, except “this wasn't me”, which
   * works in every email.
   */
  async issue(tx: EntityManager, accountId: string, kind: AccountTokenKind, now = new Date()): Promise<string> {
    const secret = newSecret();
    if (kind !== 'disown') await tx.update(AccountToken, { accountId, kind, usedAt: IsNull() }, { expiresAt: now });
    const expiresAt = new Date(now.getTime() + LIFETIME_MS[kind]);
    await insertRow(tx, AccountToken, {
      id: newId(),
      accountId,
      kind,
      tokenHash: hashSecret(secret),
      expiresAt,
      usedAt: null,
      createdAt: now,
    });
    return secret;
  }

  /** Uses up a secret and returns its account; undefined if it is unknown, expired or used. */
  async use(tx: EntityManager, secret: string, kind: AccountTokenKind, now = new Date()): Promise<string | undefined> {
    const token = await tx.findOneBy(AccountToken, { tokenHash: hashSecret(secret), kind });
    if (!token) return undefined;
    const open = { id: token.id, usedAt: IsNull(), expiresAt: MoreThan(now) };
    const { affected } = await tx.update(AccountToken, open, { usedAt: now });
    return affected === 1 ? token.accountId : undefined;
  }

  /** The account a secret is valid for, without using it up. */
  async peek(manager: EntityManager, secret: string, kind: AccountTokenKind, now = new Date()): Promise<string | undefined> {
    const token = await manager.findOneBy(AccountToken, {
      tokenHash: hashSecret(secret),
      kind,
      usedAt: IsNull(),
      expiresAt: MoreThan(now),
    });
    return token?.accountId;
  }

  /** Invalidates every unused secret emailed to an account. */
  async endAll(tx: EntityManager, accountId: string, now = new Date()): Promise<void> {
    await tx.update(AccountToken, { accountId, usedAt: IsNull(), expiresAt: MoreThan(now) }, { expiresAt: now });
  }

  /** The account of a secret that was used before but would otherwise be valid: a page loaded twice. */
  async usedBefore(tx: EntityManager, secret: string, kind: AccountTokenKind, now = new Date()): Promise<string | undefined> {
    const token = await tx.findOneBy(AccountToken, { tokenHash: hashSecret(secret), kind, expiresAt: MoreThan(now) });
    return token?.usedAt ? token.accountId : undefined;
  }
}
