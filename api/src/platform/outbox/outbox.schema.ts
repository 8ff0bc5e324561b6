import { defineSchema } from '../database/schema.ts';
import { RecurringJob } from '../jobs/recurring-job.entity.ts';
import { OutboxTables1763600000100 } from './1763600000100-outbox-tables.migration.ts';
import { LocalAttachments1764100300000 } from './1764100300000-local-attachments.migration.ts';
import { UnansweredTexts1775600200000 } from './1775600200000-unanswered-texts.migration.ts';
import { LocalDelivery } from './local-delivery.entity.ts';
import { OutboxMessage } from './outbox-message.entity.ts';

export const outboxSchema = defineSchema({
  entities: [OutboxMessage, LocalDelivery, RecurringJob],
  migrations: [OutboxTables1763600000100, LocalAttachments1764100300000, UnansweredTexts1775600200000],
});
