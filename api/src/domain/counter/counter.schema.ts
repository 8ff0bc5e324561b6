import { defineSchema } from '../../platform/database/schema.ts';
import { CounterTables1763700006000 } from './1763700006000-counter-tables.migration.ts';
import { ReceivedDays1767300001000 } from './1767300001000-received-days.migration.ts';
import { SealOnce1767400100000 } from './1767400100000-seal-once.migration.ts';
import { FeeEntries1767400200000 } from './1767400200000-fee-entries.migration.ts';
import { CounterCredit1768000000000 } from './1768000000000-counter-credit.migration.ts';
import { CounterDedications1768100001000 } from './1768100001000-counter-dedications.migration.ts';
import { CounterBatch } from './counter-batch.entity.ts';
import { CounterEntry } from './counter-entry.entity.ts';
import { HundiCount } from './hundi-count.entity.ts';

export const counterSchema = defineSchema({
  entities: [CounterBatch, CounterEntry, HundiCount],
  migrations: [
    CounterTables1763700006000,
    ReceivedDays1767300001000,
    SealOnce1767400100000,
    FeeEntries1767400200000,
    CounterCredit1768000000000,
    CounterDedications1768100001000,
  ],
});
