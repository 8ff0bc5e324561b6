import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { consentIn } from './consent-in-rows.ts';
import { EVERY, MessageConsentRow } from './message-consent.entity.ts';

/** Where an account can be notified by text. */
export interface TextReach {
  /** The account's, verified by a code. */
  phone: string;
  /** The temples its owner agreed to get notifications from by text. */
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
