import type { MigrationInterface, QueryRunner } from 'typeorm';

const REMOTE = `SELECT 1 FROM pooja_services s WHERE s.templeId = bookings.templeId AND s.id = bookings.serviceId AND s.location = 'remote'`;

/** Families of poojas that nobody can come to are notified of them. Earlier releases did so only where it was ticked. */
export class RemoteBookings1776304000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE bookings SET inAbsentia = 1 WHERE status IN ('confirmed', 'checked-in') AND EXISTS (${REMOTE})`);
  }

  /** What was ticked isn't known any more, and it was true. */
  async down(): Promise<void> {}
}
