import { Module } from '@nestjs/common';
import { GuestsModule } from '../guests/guests.module.ts';
import { TemplesModule } from '../temples/temples.module.ts';
import { ConsentsData } from './consents-data.ts';
import { MailAddresses } from './mail-addresses.service.ts';
import { MailReportsService } from './mail-reports.service.ts';
import { MailingLinks } from './mailing-links.ts';
import { MailingsService } from './mailings.service.ts';
import { MessageConsents } from './message-consents.service.ts';
import { OwnConsentsService } from './own-consents.service.ts';
import { OwnMailService } from './own-mail.service.ts';
import { OwnPhoneService } from './own-phone.service.ts';
import { TextKeywords } from './text-keywords.service.ts';
import { TextReportsService } from './text-reports.service.ts';

const SERVICES = [
  MailAddresses,
  MailReportsService,
  MailingLinks,
  MailingsService,
  MessageConsents,
  OwnConsentsService,
  OwnMailService,
  OwnPhoneService,
  TextKeywords,
  TextReportsService,
];

@Module({ imports: [GuestsModule, TemplesModule], providers: [...SERVICES, ConsentsData], exports: SERVICES })
export class ConsentsModule {}
