import { type BodyOf, messagesOf, type ticketTypeEndpoints, ticketTypeNoun } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { fieldError } from '../../../platform/http/domain-error.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import type { TicketTypeRow } from '../ticket-type.entity.ts';
import { seriesOf } from './ticket-sale-dates.ts';

const say = messagesOf(ticketTypeNoun);

export type SaleBody = BodyOf<typeof ticketTypeEndpoints.change>;
export type TypeBody = SaleBody['types'][number];

/** Throws `invalid-fields` for a kind that shares places which the event doesn't have. */
export function assertKnownQuotas({ quotas, types }: { quotas: readonly { id: string }[]; types: readonly TicketTypeRow[] }): void {
  const index = types.findIndex(({ quotaId }) => quotaId !== null && !quotas.some(({ id }) => id === quotaId));
  if (index >= 0) throw fieldError(`types[${index}].quotaId`, say('ticket-type.quota-unknown'));
}

/** Throws `invalid-fields` for a kind that is there twice. */
export function assertDistinctTypes({ types }: SaleBody): void {
  const ids = types.map(({ id }) => id);
  const index = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (index >= 0) throw fieldError(`types[${index}].id`, say('ticket-type.twice'));
}

/** Throws `invalid-fields` for places that are there twice. */
export function assertDistinctQuotas({ quotas }: SaleBody): void {
  const ids = (quotas ?? []).map(({ id }) => id);
  const index = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (index >= 0) throw fieldError(`quotas[${index}].id`, say('ticket-type.quota-unknown'));
}

/** A date's total wins: one kind can't have more places. Throws `invalid-fields`. */
export function assertWithinTotal({ capacity, types }: SaleBody): void {
  const index = types.findIndex((type) => type.takesSeat && capacity !== null && (type.capacity ?? 0) > capacity);
  if (index >= 0) throw fieldError(`types[${index}].capacity`, say('ticket-type.capacity-above-total'));
}

/** Sales start before the event's last date. Throws `invalid-fields`. */
export async function assertWindows(tx: EntityManager, templeId: string, saleId: string, types: readonly TypeBody[]): Promise<void> {
  const series = await seriesOf(tx, templeId, saleId);
  const where = { templeId, eventId: In(series.map(({ id }) => id)) };
  const last = await tx.findOne(EventOccurrenceRow, { where, order: { startsAt: 'DESC' } });
  const index = types.findIndex(({ saleFrom }) => last && saleFrom !== null && saleFrom > last.onDate);
  if (index >= 0) throw fieldError(`types[${index}].saleFrom`, say('ticket-type.window-late'));
}
