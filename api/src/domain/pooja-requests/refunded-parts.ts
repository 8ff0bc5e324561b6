import type { RequestPart } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { PoojaRequestRow } from './pooja-request.entity.ts';
import { paymentsOf } from './request-endings.service.ts';

/** Cents refunded, or about to be, from each payment for a request, oldest payment first. Counts every refund, by whomever and whenever. */
export async function refundedParts(
  manager: EntityManager,
  request: Pick<PoojaRequestRow, 'templeId' | 'id'>,
): Promise<{ part: RequestPart; cents: number }[]> {
  const payments = await paymentsOf(manager, request);
  return payments
    .filter(({ refundHeldCents }) => refundHeldCents > 0)
    .map(({ item, refundHeldCents }) => ({ part: (item as { part?: RequestPart } | null)?.part ?? 'whole', cents: refundHeldCents }));
}
