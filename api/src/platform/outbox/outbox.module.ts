import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Worker } from '../jobs/worker.ts';
import { MailSender } from '../mail/mail-sender.ts';
import { LocalOutbox } from './local-outbox.ts';
import { MessageDelivery } from './message-delivery.ts';
import { Outbox } from './outbox.ts';
import { OutboxQueue } from './outbox-queue.ts';
import { sendersOf } from './senders.ts';
import { Templates } from './templates.ts';

@Global()
@Module({})
class OutboxModule {}

/** Everything that leaves the system or runs in the background. */
export async function outboxModule(settings: Settings): Promise<DynamicModule> {
  const senders = await sendersOf(settings);
  return {
    module: OutboxModule,
    imports: senders.imports,
    providers: [Outbox, OutboxQueue, Templates, LocalOutbox, MessageDelivery, Jobs, Worker, ...senders.providers],
    exports: [Outbox, OutboxQueue, Templates, LocalOutbox, Jobs, MailSender],
  };
}
