import { type BroadcastSegment, WAS_PAID } from '@sannidhi/contracts';
import type { Piece } from '../../platform/database/table.ts';
import { startOfDay } from '../../platform/documents/words.ts';
import { inPeriod, joined, ofAccounts, type Place, type SegmentPart } from '../broadcasts/segment-part.ts';

/** Those who gave, with an account and as guests, by purpose and time. */
export const donorSegments: readonly SegmentPart[] = [
  {
    group: 'donors',
    label: { en: 'Donors', hi: 'दानदाता' },
    order: 10,
    byGiving: true,
    query: (place, segment) => {
      const gave = gaveIn(place, segment, 'payerAccountId');
      return ofAccounts(
        `(SELECT gift.payerAccountId AS accountId FROM orders gift WHERE ${gave.sql} GROUP BY gift.payerAccountId) gave
          ON gave.accountId = account.id`,
        gave.values,
      );
    },
  },
  {
    group: 'guests',
    label: { en: 'Guests who gave', hi: 'दान देने वाले अतिथि' },
    order: 20,
    byGiving: true,
    // A guest’s phone is verified by a code; their email is only what they typed.
    query: (place, segment) => {
      const gave = gaveIn(place, segment, 'phone');
      return {
        sql: `SELECT NULL AS accountId, MAX(gift.email) AS email, gift.phone AS phone, MAX(gift.legalName) AS name, NULL AS language,
          NULL AS verifiedAt FROM orders gift WHERE gift.guestSessionId IS NOT NULL AND gift.payerAccountId IS NULL AND ${gave.sql}
          GROUP BY gift.phone`,
        values: gave.values,
      };
    },
  },
];

/** Gifts that arrived, by fund and time, of those who haven’t given since. */
function gaveIn(place: Place, segment: BroadcastSegment, who: 'payerAccountId' | 'phone'): Piece {
  const { fundId, notSince } = segment;
  const paid = WAS_PAID.map(() => '?').join(', ');
  const parts: Piece[] = [
    {
      sql: `gift.templeId = ? AND gift.hasDonation = ? AND gift.${who} IS NOT NULL AND gift.status IN (${paid})`,
      values: [place.id, true, ...WAS_PAID],
    },
    ...inPeriod('gift.listedAt', place, segment),
  ];
  if (fundId)
    parts.push({
      sql: 'EXISTS (SELECT 1 FROM order_lines line WHERE line.templeId = gift.templeId AND line.orderId = gift.id AND line.fundId = ?)',
      values: [fundId],
    });
  if (notSince)
    parts.push({
      sql: `NOT EXISTS (SELECT 1 FROM orders later WHERE later.templeId = gift.templeId AND later.${who} = gift.${who}
        AND later.hasDonation = ? AND later.status IN (${paid}) AND later.listedAt >= ?)`,
      values: [true, ...WAS_PAID, startOfDay(notSince, place.timeZone)],
    });
  return joined(parts);
}
