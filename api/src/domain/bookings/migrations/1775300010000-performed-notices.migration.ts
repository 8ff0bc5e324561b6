import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, instant, nullable } from '../../../platform/database/table-definition.ts';

const NOTICE = { performedNoticeAt: nullable(instant()) };

/** That a family was notified of its pooja. Earlier releases did so as soon as it was performed. */
export class PerformedNotices1775300010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'bookings', NOTICE);
    await runner.query(
      `UPDATE bookings SET performedNoticeAt = performedAt WHERE status = 'performed' AND (inAbsentia = 1 OR requestId IS NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'bookings', NOTICE);
  }
}
