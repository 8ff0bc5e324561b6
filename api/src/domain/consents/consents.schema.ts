import { defineSchema } from '../../platform/database/schema.ts';
import { MessageConsents1772500000000 } from './1772500000000-message-consents.migration.ts';
import { ConsentsByAddress1772500100000 } from './1772500100000-consents-by-address.migration.ts';
import { MailReports1772600000000 } from './1772600000000-mail-reports.migration.ts';
import { VerifiedPhones1774700100000 } from './1774700100000-verified-phones.migration.ts';
import { UnprovenTextConsents1775000000000 } from './1775000000000-unproven-text-consents.migration.ts';
import { MailAddressRow } from './mail-address.entity.ts';
import { MailReportRow } from './mail-report.entity.ts';
import { MessageConsentRow } from './message-consent.entity.ts';
import { MessageConsentRecordRow } from './message-consent-record.entity.ts';

export const consentsSchema = defineSchema({
  entities: [MessageConsentRow, MessageConsentRecordRow, MailReportRow, MailAddressRow],
  migrations: [
    MessageConsents1772500000000,
    ConsentsByAddress1772500100000,
    MailReports1772600000000,
    VerifiedPhones1774700100000,
    UnprovenTextConsents1775000000000,
  ],
});
