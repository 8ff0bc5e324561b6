import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, nullable, varchar } from '../../platform/database/table-definition.ts';

const PROFILE = {
  website: nullable(varchar(200)),
  phone: nullable(varchar(12)),
  email: nullable(varchar(254)),
  languages: nullable(longText()),
  wording: nullable(longText()),
};

/** What a temple says of itself besides its name and description, and its own wording per language. */
export class TempleProfile1771700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'temples', PROFILE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'temples', PROFILE);
  }
}
