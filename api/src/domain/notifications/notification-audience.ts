import type { Digest, Language, NotificationChannel, Role } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { Audience, NotificationKind } from './notification-kinds.ts';

/** An account that is notified. */
export interface Recipient {
  accountId: string;
  role: Role;
  email: string;
  fullName: string;
  language: Language;
  /** The channels in which the kind's group is off: because they turned it off, for the temple or for all, or never turned texts on. */
  declined: readonly NotificationChannel[];
  /** How emails about what can be turned off reach them. */
  digest: Digest;
  /** False once mail to them came back or was reported as spam (ADR 72): then only what must be sent is. */
  getsOptionalMail: boolean;
  /** Some browser of theirs shows notifications. */
  hasPushDevice: boolean;
}

/** Which part of an audience is meant. */
export type Concerned<To extends Audience = Audience> = To extends { to: 'account' }
  ? { accountId: string; templeId?: string }
  : To extends { to: 'staff' }
    ? { templeId: string }
    : { templeId?: string };

/** How mail to somebody without an account is written. */
export interface Addressed {
  /** Of an account with this address, verified or not; English where there is none. */
  language: Language;
  /** False once mail to it came back or was reported as spam. */
  getsOptionalMail: boolean;
}

/** The members of a kind's audience: active accounts with a verified address. Implemented by the accounts domain. */
export abstract class NotificationAudience {
  abstract of(
    tx: EntityManager,
    kind: Pick<NotificationKind, 'audience' | 'group'>,
    concerned: { accountId?: string; templeId?: string },
  ): Promise<Recipient[]>;

  /** Whether an account still belongs to an audience: those who left an office get nothing more of its matters. */
  abstract stillHas(
    manager: EntityManager,
    audience: Audience,
    concerned: { accountId: string; templeId?: string | undefined },
  ): Promise<boolean>;

  /** What is known of an address (lowercase). */
  abstract at(tx: EntityManager, email: string): Promise<Addressed>;
}
