import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const TABLE = 'volunteer_shifts';
const BY_LEAD = new TableIndex({ name: 'ix_volunteer_shifts_lead', columnNames: ['templeId', 'leadId', 'endsAt'] });

export class ShiftLeads1774600100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(TABLE, BY_LEAD);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, BY_LEAD);
  }
}
