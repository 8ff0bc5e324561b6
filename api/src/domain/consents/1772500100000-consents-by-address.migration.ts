import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const INDEX = 'ix_message_consents_address';

/** A person's own choices are found by their addresses, at every temple. */
export class ConsentsByAddress1772500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('message_consents', new TableIndex({ name: INDEX, columnNames: ['address'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('message_consents', INDEX);
  }
}
