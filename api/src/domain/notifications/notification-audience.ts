import type { Language, Role } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { Audience } from './notification-kinds.ts';

/** An account that is notified. */
export interface Recipient {
  accountId: string;
  role: Role;
  email: string;
  fullName: string;
  language: Language;
}

/** Which part of an audience is meant. */
export type Concerned<To extends Audience = Audience> = To extends { to: 'account' }
  ? { accountId: string; templeId?: string }
  : To extends { to: 'staff' }
    ? { templeId: string }
    : { templeId?: string };

/** The members of an audience: active accounts with a verified address. Implemented by the accounts domain. */
export abstract class NotificationAudience {
  abstract of(tx: EntityManager, audience: Audience, concerned: { accountId?: string; templeId?: string }): Promise<Recipient[]>;
}
