import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { KeyRing } from '../../../platform/auth/key-ring.ts';
import type { NamedVisitor, Visitor } from '../../../platform/auth/visitor.ts';
import { networkOf } from '../../../platform/rate-limit/network-of.ts';
import { Account } from '../account.entity.ts';
import { KnownBrowsersService } from './known-browsers.service.ts';

const PURPOSE = 'verified-from';

/**
 * Who opened an account may not be who reads its mail. The first sign-in after the verification comes from the browser or the network
 * that opened the mailed link, or brings a code from the mailbox.
 */
@Injectable()
export class FirstSignInsService {
  constructor(
    private readonly browsers: KnownBrowsersService,
    private readonly ring: KeyRing,
  ) {}

  /** Remembers who opened the verification link, while the first sign-in is due. A mail filter may open it before its reader does. */
  async linkOpened(tx: EntityManager, accountId: string, visitor: NamedVisitor): Promise<void> {
    const due = { id: accountId, firstSignInAt: IsNull() };
    const { affected } = await tx.update(Account, due, { verifiedFromHash: this.ring.hash(PURPOSE, networkOf(visitor.address)) });
    if (affected === 1) await this.browsers.remember(tx, accountId, visitor.browserId);
  }

  /** Whether the account's sign-in from here needs no code by mail. */
  async isFamiliar({ id, firstSignInAt, verifiedFromHash }: Account, visitor: Visitor): Promise<boolean> {
    if (firstSignInAt !== null || verifiedFromHash === null) return true;
    return this.ring.matches(PURPOSE, networkOf(visitor.address), verifiedFromHash) || (await this.browsers.knows(id, visitor));
  }

  /** Notes the first sign-in; later ones change nothing. */
  async done(tx: EntityManager, { id, firstSignInAt }: Account, now = new Date()): Promise<void> {
    if (firstSignInAt !== null) return;
    await tx.update(Account, { id, firstSignInAt: IsNull() }, { firstSignInAt: now, verifiedFromHash: null });
  }
}
