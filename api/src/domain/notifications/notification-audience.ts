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

/** Whom of an audience something concerns. */
export type Concerned<To extends Audience = Audience> = To extends { to: 'account' }
  ? { accountId: string; templeId?: string }
  : To extends { to: 'staff' }
    ? { templeId: string }
    : { templeId?: string };

/** Who an audience is made of: active accounts with a proved address. Implemented by the accounts domain. */
export abstract class NotificationAudience {
  abstract of(tx: EntityManager, audience: Audience, concerned: { accountId?: string; templeId?: string }): Promise<Recipient[]>;
}
