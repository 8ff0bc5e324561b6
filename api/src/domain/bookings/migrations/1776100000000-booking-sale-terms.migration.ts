import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, cents, dropColumns, integer, nullable, truth } from '../../../platform/database/table-definition.ts';

const TERMS = { cancelHours: nullable(integer()), changeFeeCents: nullable(cents()), sutakaWaives: nullable(truth()) };

/** Bookings keep the terms they were sold with. Earlier ones have none of their own: their pooja's apply. */
export class BookingSaleTerms1776100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'bookings', TERMS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'bookings', TERMS);
  }
}
