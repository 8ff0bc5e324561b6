import { allocate } from '../ledger/allocate.ts';
import type { OrderMovement } from '../ledger/ledger-books.service.ts';
import { accountKey } from '../ledger/postings.ts';
import { creditedBy } from '../orders/line-shares.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';

/** What the ledger has of one line over some time, in cents. */
export interface BookedLine {
  receivedCents: number;
  refundedCents: number;
  lostCents: number;
}

type Cause = keyof BookedLine;

/**
 * Spreads what the ledger moved of an order over its lines: an account's movements belong to the lines that credit it, so the lines of
 * one account always add up to what the ledger says. `disputeIds` tells lost disputes from refunds where the provider named no line.
 */
export function bookedLines(
  lines: readonly OrderLine[],
  movements: readonly OrderMovement[],
  disputeIds: ReadonlySet<string>,
): Map<string, BookedLine> {
  const booked = new Map(lines.map(({ id }) => [id, { receivedCents: 0, refundedCents: 0, lostCents: 0 }]));
  for (const [key, own] of byAccount(lines)) {
    const weights = own.map(({ amountCents, coveredFeeCents }) => amountCents + coveredFeeCents);
    for (const cause of CAUSES) {
      const moved = movements.filter((row) => row.accountKey === key && causeOf(row.postingKey, disputeIds) === cause);
      const cents = moved.reduce((sum, row) => sum + row.cents, 0);
      const shares = allocate(Math.abs(cents), weights);
      for (const [index, { id }] of own.entries()) {
        const line = booked.get(id);
        if (line) line[cause] = SIGN[cause] * Math.sign(cents) * (shares[index] ?? 0) || 0;
      }
    }
  }
  return booked;
}

const CAUSES = ['receivedCents', 'refundedCents', 'lostCents'] as const satisfies Cause[];
/** What went out is shown as a positive amount. */
const SIGN = { receivedCents: 1, refundedCents: -1, lostCents: -1 } as const satisfies Record<Cause, number>;

function causeOf(postingKey: string, disputeIds: ReadonlySet<string>): Cause {
  const [fact = '', id = ''] = postingKey.split(':');
  if (RECEIVED.has(fact)) return 'receivedCents';
  return fact.startsWith('dispute') || disputeIds.has(id) ? 'lostCents' : 'refundedCents';
}

/** A correction reverses what was received and posts the right amount. */
const RECEIVED: ReadonlySet<string> = new Set(['gift', 'reversed', 'corrected']);

function byAccount(lines: readonly OrderLine[]): Map<string, OrderLine[]> {
  const groups = new Map<string, OrderLine[]>();
  for (const line of lines) {
    const key = accountKey(creditedBy(line));
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return groups;
}
