import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
  createTable,
  dropTables,
  id,
  instant,
  longText,
  nullable,
  ref,
  truth,
  varchar,
} from '../../../platform/database/table-definition.ts';

export class Passkeys1771500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'passkeys',
      columns: {
        id: id(),
        accountId: ref(),
        credentialHash: varchar(64),
        credentialId: longText(),
        publicKey: longText(),
        counter: cents(),
        transports: varchar(120),
        name: varchar(60),
        isSynced: truth(),
        createdAt: instant(),
        lastUsedAt: nullable(instant()),
      },
      uniques: { ux_passkeys_credential: ['credentialHash'] },
      indexes: { ix_passkeys_account: ['accountId', 'createdAt'] },
    });
    await createTable(runner, {
      name: 'passkey_challenges',
      columns: { id: id(), challengeHash: varchar(64), boundTo: varchar(80), expiresAt: instant(), usedAt: nullable(instant()) },
      uniques: { ux_passkey_challenges_challenge: ['challengeHash'] },
      indexes: { ix_passkey_challenges_expires: ['expiresAt'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'passkey_challenges', 'passkeys');
  }
}
