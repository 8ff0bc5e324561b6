import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, integer, nullable } from '../../platform/database/table-definition.ts';

const REPLY_HOURS = { replyHours: nullable(integer()) };

/** Each temple chooses when an unanswered message is escalated. */
export class ReplyHours1775200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'temple_hours', REPLY_HOURS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'temple_hours', REPLY_HOURS);
  }
}
