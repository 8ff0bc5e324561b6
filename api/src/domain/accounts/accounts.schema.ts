import { defineSchema } from '../../platform/database/schema.ts';
import { AccountTables1763600001000 } from './1763600001000-account-tables.migration.ts';
import { Account } from './account.entity.ts';
import { AccountToken } from './account-token.entity.ts';
import { GuestSession } from './guest-session.entity.ts';
import { Session } from './session.entity.ts';

export const accountsSchema = defineSchema({
  entities: [Account, Session, AccountToken, GuestSession],
  migrations: [AccountTables1763600001000],
});
