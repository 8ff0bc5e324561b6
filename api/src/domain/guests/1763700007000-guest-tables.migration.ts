import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, dropTables, id, instant, integer, nullable, primary, varchar } from '../../platform/database/table-definition.ts';

export class GuestTables1763700007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'phone_codes',
      columns: {
        id: id(),
        phoneHash: varchar(64),
        addressHash: varchar(64),
        codeHash: varchar(64),
        tries: integer(),
        usedAt: nullable(instant()),
        createdAt: instant(),
        expiresAt: instant(),
      },
      indexes: { ix_phone_codes_phone: ['phoneHash', 'createdAt'], ix_phone_codes_address: ['addressHash', 'createdAt'] },
    });
    await createTable(runner, {
      name: 'phone_guesses',
      columns: { id: id(), phoneHash: varchar(64), createdAt: instant() },
      indexes: { ix_phone_guesses_phone: ['phoneHash', 'createdAt'] },
    });
    await createTable(runner, { name: 'phone_gates', columns: { keyHash: primary(varchar(64)), touchedAt: instant() } });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'phone_gates', 'phone_guesses', 'phone_codes');
  }
}
