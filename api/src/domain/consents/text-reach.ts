import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { consentIn } from './consent-in-rows.ts';
import { EVERY, MessageConsentRow } from './message-consent.entity.ts';

/** Where an account can be notified by text. */
export interface TextReach {
  /** The one in the account, which its owner verified. */
  phone: string;
  /** The temples that may, as its owner agreed. */
  templeIds: string[];
}

/** Null without a verified phone: texts need one, and recorded consent (TCPA, 47 CFR 64.1200(a)). */
export async function textReachOf(manager: EntityManager, accountId: string): Promise<TextReach | null> {
  const account = await manager.findOneBy(Account, { id: accountId, status: 'active' });
  if (!account?.phone || !account.phoneVerifiedAt) return null;
  const rows = await manager.findBy(MessageConsentRow, { channel: 'sms', address: account.phone });
  const templeIds = [...new Set(rows.map(({ templeId }) => templeId))].filter(
    (templeId) => templeId !== EVERY && consentIn(rows, { templeId, topic: 'notifications', channel: 'sms' }) === 'allowed',
  );
  return { phone: account.phone, templeIds };
}
