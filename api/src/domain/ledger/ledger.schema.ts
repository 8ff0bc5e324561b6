import { defineSchema } from '../../platform/database/schema.ts';
import { LedgerTables1763700003000 } from './1763700003000-ledger-tables.migration.ts';
import { AccountingDates1767300000000 } from './1767300000000-accounting-dates.migration.ts';
import { ReasonMessages1775310000000 } from './1775310000000-reason-messages.migration.ts';
import { LedgerAccount } from './ledger-account.entity.ts';
import { LedgerEntry } from './ledger-entry.entity.ts';
import { LedgerLine } from './ledger-line.entity.ts';
import { TempleCounter } from './temple-counter.entity.ts';

export const ledgerSchema = defineSchema({
  entities: [TempleCounter, LedgerAccount, LedgerEntry, LedgerLine],
  migrations: [LedgerTables1763700003000, AccountingDates1767300000000, ReasonMessages1775310000000],
});
