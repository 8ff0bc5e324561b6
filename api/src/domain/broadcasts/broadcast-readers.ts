import type { Piece } from '../../platform/database/table.ts';

/**
 * A condition on `broadcast_recipients`: the account is active, one of the office’s is on the temple’s staff now, and a priest serves it. Guests
 * have none.
 */
export const stillReads = (templeId: string, now: Date): Piece => ({
  sql: `(broadcast_recipients.accountId IS NULL OR EXISTS (SELECT 1 FROM accounts reader
    WHERE reader.id = broadcast_recipients.accountId AND reader.status = 'active' AND (reader.role <> 'temple-admin'
      OR EXISTS (SELECT 1 FROM staff_members colleague WHERE colleague.templeId = ? AND colleague.accountId = reader.id
        AND (colleague.startsAt IS NULL OR colleague.startsAt <= ?) AND (colleague.endsAt IS NULL OR colleague.endsAt > ?)))
      AND (reader.role <> 'priest' OR EXISTS (SELECT 1 FROM priest_temples served
        WHERE served.templeId = ? AND served.accountId = reader.id))))`,
  values: [templeId, now, now, templeId],
});
