import { defineSchema } from '../../platform/database/schema.ts';
import { AccountTables1763600001000 } from './1763600001000-account-tables.migration.ts';
import { SecondFactorTables1764000000000 } from './1764000000000-second-factor-tables.migration.ts';
import { KnownBrowserTables1766200000000 } from './1766200000000-known-browser-tables.migration.ts';
import { SecondFactorResets1766400001000 } from './1766400001000-second-factor-resets.migration.ts';
import { Account } from './account.entity.ts';
import { AccountToken } from './account-token.entity.ts';
import { KnownBrowser } from './browsers/known-browser.entity.ts';
import { GuestSession } from './guest-session.entity.ts';
import { Passkeys1771500000000 } from './passkeys/1771500000000-passkeys.migration.ts';
import { Passkey } from './passkeys/passkey.entity.ts';
import { PasskeyChallenge } from './passkeys/passkey-challenge.entity.ts';
import { PendingSecret1774500003000 } from './second-factor/1774500003000-pending-secret.migration.ts';
import { RecoveryCode } from './second-factor/recovery-code.entity.ts';
import { SecondFactor } from './second-factor/second-factor.entity.ts';
import { SecondFactorReset } from './second-factor/second-factor-reset.entity.ts';
import { SignInChallenge } from './second-factor/sign-in-challenge.entity.ts';
import { Session } from './session.entity.ts';

export const accountsSchema = defineSchema({
  entities: [
    Account,
    Session,
    AccountToken,
    GuestSession,
    SecondFactor,
    RecoveryCode,
    SecondFactorReset,
    SignInChallenge,
    KnownBrowser,
    Passkey,
    PasskeyChallenge,
  ],
  migrations: [
    AccountTables1763600001000,
    SecondFactorTables1764000000000,
    KnownBrowserTables1766200000000,
    SecondFactorResets1766400001000,
    Passkeys1771500000000,
    PendingSecret1774500003000,
  ],
});
