import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  dropTables,
  id,
  instant,
  longText,
  nullable,
  primary,
  ref,
  truth,
  varchar,
} from '../../../platform/database/table-definition.ts';

const KIND = { isDropOff: nullable(truth()) };

/** Children who are left in the temple's care. */
export class TicketChildren1777200136000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'ticket_types', KIND);
    await createTable(runner, {
      name: 'ticket_children',
      columns: {
        templeId: primary(ref()),
        id: id(),
        guardian: varchar(120),
        guardianPhone: varchar(16),
        needs: varchar(200),
        mayPickUp: longText(),
        mayNotPickUp: longText(),
        sealedCode: varchar(100),
        codeHash: varchar(64),
        updatedAt: instant(),
      },
      indexes: { ix_ticket_children_id: ['id'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTables(runner, 'ticket_children');
    await dropColumns(runner, 'ticket_types', KIND);
  }
}
