import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Worker } from '../jobs/worker.ts';
import { MailReports } from '../mail/mail-reports.ts';
import { MailSender } from '../mail/mail-sender.ts';
import { PushSender } from '../push/push-sender.ts';
import { VapidKeys } from '../push/vapid-keys.ts';
import { InboundTexts } from '../sms/inbound-texts.ts';
import { SignedForms } from '../sms/signed-forms.ts';
import { SmsSender } from '../sms/sms-sender.ts';
import { TextRefusals } from '../sms/text-refusals.ts';
import { TextStatuses } from '../sms/text-statuses.ts';
import { TextStops } from '../sms/text-stops.ts';
import { LocalOutbox } from './local-outbox.ts';
import { MessageDelivery } from './message-delivery.ts';
import { Outbox } from './outbox.ts';
import { OutboxQueue } from './outbox-queue.ts';
import { ReaderLanguages } from './reader-languages.ts';
import { sendersOf } from './senders.ts';
import { Templates } from './templates.ts';
import { TextAttempts } from './text-attempts.ts';

@Global()
@Module({})
class OutboxModule {}

/** Everything that leaves the system or runs in the background. */
export async function outboxModule(settings: Settings): Promise<DynamicModule> {
  const senders = await sendersOf(settings);
  return {
    module: OutboxModule,
    imports: senders.imports,
    providers: [
      Outbox,
      OutboxQueue,
      Templates,
      LocalOutbox,
      MessageDelivery,
      ReaderLanguages,
      TextStops,
      TextRefusals,
      TextAttempts,
      SignedForms,
      InboundTexts,
      TextStatuses,
      MailReports,
      Jobs,
      Worker,
      VapidKeys,
      ...senders.providers,
    ],
    exports: [
      Outbox,
      OutboxQueue,
      Templates,
      ReaderLanguages,
      TextStops,
      TextRefusals,
      TextAttempts,
      InboundTexts,
      TextStatuses,
      MailReports,
      LocalOutbox,
      Jobs,
      MailSender,
      PushSender,
      SmsSender,
      VapidKeys,
    ],
  };
}
