import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { Account } from '../accounts/account.entity.ts';
import { MailAddressRow } from './mail-address.entity.ts';
import { MailReportRow } from './mail-report.entity.ts';
import { MessageConsentRow } from './message-consent.entity.ts';
import { MessageConsentRecordRow } from './message-consent-record.entity.ts';

/**
 * Choices belong to addresses. When an account is deleted, its refusals are kept: CAN-SPAM and the TCPA bind the temple after that as well.
 */
@Injectable()
export class ConsentsData {
  constructor(personalData: PersonalData) {
    personalData.add({
      name: 'messageConsents',
      nouns: ['message-consent'],
      entities: [MessageConsentRow, MessageConsentRecordRow, MailReportRow, MailAddressRow],
      export: async (reader, accountId) => {
        const account = await reader.findOneBy(Account, { id: accountId });
        const address = In(await addressesOf(reader, accountId));
        const changes = await reader.findBy(MessageConsentRecordRow, { address });
        return {
          inEffect: await reader.findBy(MessageConsentRow, { address }),
          changes: changes.filter((change) => !isOfEarlierOwner(change, account)),
          mailThatCameBack: await reader.findBy(MailReportRow, { address }),
        };
      },
      erase: async (tx, accountId) => {
        await tx.delete(MessageConsentRow, { address: In(await addressesOf(tx, accountId)), state: 'given' });
        await tx.delete(MailReportRow, { address: In(await addressesOf(tx, accountId)) });
        await tx.delete(MailAddressRow, { address: In(await addressesOf(tx, accountId)) });
        await tx.delete(MessageConsentRow, { address: accountId });
        await tx.delete(MessageConsentRecordRow, { address: accountId });
      },
    });
  }
}

/** What was recorded for a number before it was verified may be of who had it before. */
const isOfEarlierOwner = ({ address, createdAt }: MessageConsentRecordRow, account: Account | null): boolean =>
  address === account?.phone && createdAt < (account.phoneVerifiedAt ?? new Date());

/** The account's own; a number that nobody verified may be somebody else's. */
async function addressesOf(manager: EntityManager, accountId: string): Promise<string[]> {
  const account = await manager.findOneBy(Account, { id: accountId });
  const phone = account?.phoneVerifiedAt ? account.phone : null;
  return [accountId, account?.email, phone].filter((address) => typeof address === 'string');
}
