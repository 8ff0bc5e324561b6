import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, longText, nullable, ref } from '../../../platform/database/table-definition.ts';

const QUOTAS = { quotas: nullable(longText()) };
const QUOTA = { quotaId: nullable(ref()) };

/** Places that several kinds of tickets share. */
export class TicketQuotas1776410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'ticket_sales', QUOTAS);
    await addColumns(runner, 'ticket_types', QUOTA);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'ticket_types', QUOTA);
    await dropColumns(runner, 'ticket_sales', QUOTAS);
  }
}
