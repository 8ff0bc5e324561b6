import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, nullable, ref } from '../../../platform/database/table-definition.ts';

const COLUMNS = { photoId: nullable(ref()) };

export class BookingPhotos1767800001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'bookings', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'bookings', COLUMNS);
  }
}
