import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { KeyRing } from '../../../platform/auth/key-ring.ts';
import type { NamedVisitor, Visitor } from '../../../platform/auth/visitor.ts';
import { networkOf } from '../../../platform/rate-limit/network-of.ts';
import { Account } from '../account.entity.ts';
import { KnownBrowsersService } from './known-browsers.service.ts';

const PURPOSE = 'verified-from';

/**
 * The person who opened an account may not be the one who reads its mail. The first sign-in after the verification has to come from the browser or
 * the network that opened the emailed link, or include a code from the mailbox.
 */
@Injectable()
export class FirstSignInsService {
  constructor(
    private readonly browsers: KnownBrowsersService,
    private readonly ring: KeyRing,
  ) {}

  /** Remembers who opened the verification link, until the first sign-in. A mail filter may open it before its reader does. */
  async linkOpened(tx: EntityManager, accountId: string, visitor: NamedVisitor): Promise<void> {
    const due = { id: accountId, firstSignInAt: IsNull() };
    const { affected } = await tx.update(Account, due, { verifiedFromHash: this.ring.hash(PURPOSE, networkOf(visitor.address)) });
    if (affected === 1) await this.browsers.remember(tx, accountId, visitor.browserId);
  }

  /** Whether the account's sign-in from here needs no emailed code. */
  async isFamiliar({ id, firstSignInAt, verifiedFromHash }: Account, visitor: Visitor): Promise<boolean> {
    if (firstSignInAt !== null || verifiedFromHash === null) return true;
    return this.ring.matches(PURPOSE, networkOf(visitor.address), verifiedFromHash) || (await this.browsers.knows(id, visitor));
  }

  /** Records the first sign-in; later ones change nothing. */
  async done(tx: EntityManager, { id, firstSignInAt }: Account, now = new Date()): Promise<void> {
    if (firstSignInAt !== null) return;
    await tx.update(Account, { id, firstSignInAt: IsNull() }, { firstSignInAt: now, verifiedFromHash: null });
  }
}
