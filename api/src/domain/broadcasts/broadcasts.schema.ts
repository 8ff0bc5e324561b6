import { defineSchema } from '../../platform/database/schema.ts';
import { Broadcasts1772510000000 } from './1772510000000-broadcasts.migration.ts';
import { BroadcastClicks1773800000000 } from './1773800000000-broadcast-clicks.migration.ts';
import { BroadcastUse1774600200000 } from './1774600200000-broadcast-use.migration.ts';
import { BroadcastRow } from './broadcast.entity.ts';
import { BroadcastClickRow } from './broadcast-click.entity.ts';
import { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';

export const broadcastsSchema = defineSchema({
  entities: [BroadcastRow, BroadcastClickRow, BroadcastRecipientRow],
  migrations: [Broadcasts1772510000000, BroadcastClicks1773800000000, BroadcastUse1774600200000],
});
