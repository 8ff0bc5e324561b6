import type { MigrationInterface, QueryRunner } from 'typeorm';
import { newId } from '../../platform/ids/new-id.ts';

interface Given {
  templeId: string;
  channel: string;
  address: string;
  topic: string;
}

/** Consent to texts from before phones were verified: nobody proved whose phone it was, so it ends, and its owner can agree again. */
export class UnprovenTextConsents1775000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const given: Given[] = await runner.query(
      "SELECT templeId, channel, address, topic FROM message_consents WHERE channel = 'sms' AND state = 'given'",
    );
    const now = new Date();
    for (const { templeId, channel, address, topic } of given) {
      const which = [templeId, channel, address, topic];
      await runner.query(
        "UPDATE message_consents SET state = 'withdrawn' WHERE templeId = ? AND channel = ? AND address = ? AND topic = ?",
        which,
      );
      await runner.query(
        `INSERT INTO message_consent_records (id, templeId, channel, address, topic, action, source, createdAt)
         VALUES (?, ?, ?, ?, ?, 'withdrawn', 'phone-verified', ?)`,
        [newId(), ...which, now.toISOString().replace('T', ' ').replace('Z', '')],
      );
    }
  }

  /** Nobody gets texts that they didn't prove to want. */
  async down(): Promise<void> {}
}
