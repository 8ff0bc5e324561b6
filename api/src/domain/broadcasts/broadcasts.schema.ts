import { defineSchema } from '../../platform/database/schema.ts';
import { Broadcasts1772510000000 } from './1772510000000-broadcasts.migration.ts';
import { BroadcastRow } from './broadcast.entity.ts';
import { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';

export const broadcastsSchema = defineSchema({
  entities: [BroadcastRow, BroadcastRecipientRow],
  migrations: [Broadcasts1772510000000],
});
