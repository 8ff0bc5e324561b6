import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, nullable } from '../../platform/database/table-definition.ts';

const PHOTO = { photo: nullable(longText()) };

export class PriestPhoto1773100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'priests', PHOTO);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'priests', PHOTO);
  }
}
