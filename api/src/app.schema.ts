import { demoSchema } from './demo/demo.schema.ts';
import { accountsSchema } from './domain/accounts/accounts.schema.ts';
import { auditSchema } from './domain/audit/audit.schema.ts';
import { counterSchema } from './domain/counter/counter.schema.ts';
import { familySchema } from './domain/family/family.schema.ts';
import { festivalRemindersSchema } from './domain/festival-reminders/festival-reminders.schema.ts';
import { fundsSchema } from './domain/funds/funds.schema.ts';
import { givingSchema } from './domain/giving/giving.schema.ts';
import { givingSettingsSchema } from './domain/giving-settings/giving-settings.schema.ts';
import { guestsSchema } from './domain/guests/guests.schema.ts';
import { ledgerSchema } from './domain/ledger/ledger.schema.ts';
import { noticesSchema } from './domain/notices/notices.schema.ts';
import { panchangaSchema } from './domain/panchanga/panchanga.schema.ts';
import { priestsSchema } from './domain/priests/priests.schema.ts';
import { receiptsSchema } from './domain/receipts/receipts.schema.ts';
import { remotesSchema } from './domain/remotes/remotes.schema.ts';
import { staffSchema } from './domain/staff/staff.schema.ts';
import { statementsSchema } from './domain/statements/statements.schema.ts';
import { supportSchema } from './domain/support/support.schema.ts';
import { taxPolicySchema } from './domain/tax-policy/tax-policy.schema.ts';
import { templeRegistrationsSchema } from './domain/temple-registrations/temple-registrations.schema.ts';
import { templesSchema } from './domain/temples/temples.schema.ts';
import { mergeSchemas } from './platform/database/schema.ts';
import { idempotencySchema } from './platform/idempotency/idempotency.schema.ts';
import { outboxSchema } from './platform/outbox/outbox.schema.ts';
import { sandboxSchema } from './platform/payments/sandbox/sandbox.schema.ts';

/** Every table of the application. A new domain adds its schema here. */
export const appSchema = mergeSchemas([
  idempotencySchema,
  outboxSchema,
  demoSchema,
  auditSchema,
  accountsSchema,
  templesSchema,
  staffSchema,
  sandboxSchema,
  givingSettingsSchema,
  fundsSchema,
  taxPolicySchema,
  ledgerSchema,
  receiptsSchema,
  givingSchema,
  counterSchema,
  guestsSchema,
  statementsSchema,
  priestsSchema,
  supportSchema,
  panchangaSchema,
  noticesSchema,
  familySchema,
  festivalRemindersSchema,
  remotesSchema,
  templeRegistrationsSchema,
]);
