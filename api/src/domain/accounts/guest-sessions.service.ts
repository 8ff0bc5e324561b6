import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import type { GuestActor } from '../../platform/auth/actor.ts';
import { hashSecret, newSecret } from '../../platform/auth/keyed-hash.ts';
import { GuestLookup } from '../../platform/auth/session-lookup.ts';
import { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { GuestSession } from './guest-session.entity.ts';

/** Long enough for a checkout, a second step and a look at the receipt. */
const LIFETIME_MS = 12 * 60 * 60_000;

/** Sessions of guests who verified a phone. The code check issues one; the guard verifies it. */
@Injectable()
export class GuestSessionsService extends GuestLookup {
  constructor(private readonly database: Database) {
    super();
  }

  /** Opens a session for a verified phone (E.164) in the caller's transaction. The token is returned once and stored as a hash. */
  async issue(
    tx: EntityManager,
    phone: string,
    now = new Date(),
  ): Promise<{ guestToken: string; expiresAt: Date; guestSessionId: string }> {
    const guestToken = newSecret();
    const session = {
      id: newId(),
      phone,
      tokenHash: hashSecret(guestToken),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    };
    await tx.insert(GuestSession, session);
    return { guestToken, expiresAt: session.expiresAt, guestSessionId: session.id };
  }

  /** The guest for a token, or undefined if it is unknown or expired. */
  async verify(token: string): Promise<GuestActor | undefined> {
    const session = await this.database.reader.findOneBy(GuestSession, { tokenHash: hashSecret(token), expiresAt: MoreThan(new Date()) });
    return session ? { kind: 'guest', guestSessionId: session.id, phone: session.phone } : undefined;
  }
}
