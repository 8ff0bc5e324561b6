import { demoSchema } from './demo/demo.schema.ts';
import { API_NOUNS } from './nouns.ts';
import { mergeSchemas } from './platform/database/schema.ts';
import { idempotencySchema } from './platform/idempotency/idempotency.schema.ts';
import { outboxSchema } from './platform/outbox/outbox.schema.ts';
import { sandboxSchema } from './platform/payments/sandbox/sandbox.schema.ts';
import { quotasSchema } from './platform/quotas/quotas.schema.ts';

/** Every table of the application. */
export const appSchema = mergeSchemas([
  idempotencySchema,
  outboxSchema,
  demoSchema,
  sandboxSchema,
  quotasSchema,
  ...API_NOUNS.flatMap(({ schema }) => schema ?? []),
]);
