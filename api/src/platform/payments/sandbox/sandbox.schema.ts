import { defineSchema } from '../../database/schema.ts';
import { SandboxTables1763700000500 } from './1763700000500-sandbox-tables.migration.ts';
import { SandboxMoved1764000200000 } from './1764000200000-sandbox-moved.migration.ts';
import { SandboxExpiry1766950001000 } from './1766950001000-sandbox-expiry.migration.ts';
import { SandboxSavedCards1767000000000 } from './1767000000000-sandbox-saved-cards.migration.ts';
import { SandboxAccounts1771700200000 } from './1771700200000-sandbox-accounts.migration.ts';
import { SandboxCardOnly1774200000000 } from './1774200000000-sandbox-card-only.migration.ts';
import { SandboxAccountRow } from './sandbox-account.entity.ts';
import { SandboxCardSetup } from './sandbox-card-setup.entity.ts';
import { SandboxCheckout } from './sandbox-checkout.entity.ts';
import { SandboxEvent } from './sandbox-event.entity.ts';
import { SandboxRefund } from './sandbox-refund.entity.ts';

export const sandboxSchema = defineSchema({
  entities: [SandboxCheckout, SandboxRefund, SandboxEvent, SandboxCardSetup, SandboxAccountRow],
  migrations: [
    SandboxTables1763700000500,
    SandboxMoved1764000200000,
    SandboxExpiry1766950001000,
    SandboxSavedCards1767000000000,
    SandboxAccounts1771700200000,
    SandboxCardOnly1774200000000,
  ],
});
