import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const STATUS = new TableIndex({ name: 'ix_pooja_slots_status', columnNames: ['templeId', 'status', 'id'] });

/** Canceled times are found among years of them. */
export class CanceledSlotsIndex1775700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('pooja_slots', STATUS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('pooja_slots', STATUS);
  }
}
