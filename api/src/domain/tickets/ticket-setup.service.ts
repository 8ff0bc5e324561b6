import { Injectable } from '@nestjs/common';
import { type BodyOf, messagesOf, type TicketSale, type ticketTypeEndpoints, ticketTypeNoun } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { isDuplicate } from '../../platform/database/database-errors.ts';
import { execute } from '../../platform/database/execute.ts';
import { insertOnce, insertRow } from '../../platform/database/rows.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { EventSeriesRow } from '../events/event.entity.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { lockSale } from './ticket-places.ts';
import { assertNewQuotas, countShared, isSameShared, lockTaken } from './ticket-quotas.ts';
import { TicketSaleRow } from './ticket-sale.entity.ts';
import { TicketStockRow } from './ticket-stock.entity.ts';
import { TicketTypeRow } from './ticket-type.entity.ts';
import { TicketWaitRow } from './ticket-wait.entity.ts';
import { TicketWaitlist } from './ticket-waitlist.service.ts';

type SaleBody = BodyOf<typeof ticketTypeEndpoints.change>;
type TypeBody = SaleBody['types'][number];

const say = messagesOf(ticketTypeNoun);
/** What an event offers before the office says more: nothing is for sale, and these would be its terms. */
const UNSET = { isOpen: true, capacity: null, refundHours: 48, passOnHours: 12, questions: [], quotas: [], types: [] };

interface OpenSale {
  templeId: string;
  saleId: string;
  /** Those that aren't over. */
  dates: readonly EventOccurrenceRow[];
}

/** What an event sells and asks, as the office says it; all parts of a split series share it. */
@Injectable()
export class TicketSetup {
  constructor(
    private readonly database: Database,
    private readonly waitlist: TicketWaitlist,
    private readonly audit: Audit,
  ) {}

  /** Throws `not-found`. */
  async of(actor: Actor, eventId: string): Promise<TicketSale> {
    const templeId = staffOf(actor).temple.id;
    const { reader } = this.database;
    return view(reader, templeId, found(await reader.findOneBy(EventSeriesRow, { templeId, id: eventId })));
  }

  /**
   * Places that this frees go to who waits for them, in the same transaction. Throws `not-found`, `ticket-capacity-sold` for fewer places
   * than are taken, `ticket-type-sold` where a kind that was sold or is waited for would go or count otherwise, and `invalid-fields`.
   */
  async change(actor: Actor, eventId: string, body: SaleBody): Promise<TicketSale> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const series = found(await tx.findOneBy(EventSeriesRow, { templeId, id: eventId }));
      const saleId = series.saleId ?? series.id;
      assertWithinTotal(body);
      assertDistinctTypes(body);
      assertDistinctQuotas(body);
      await assertWindows(tx, templeId, saleId, body.types);
      const { types, quotas: asked, ...terms } = body;
      const now = new Date();
      const isFirst = await insertOnce(tx, TicketSaleRow, { templeId, id: saleId, ...terms, quotas: asked ?? null, updatedAt: now });
      await lockSale(tx, templeId, saleId);
      const before = await sharedOf(tx, templeId, saleId);
      const quotas = asked ?? before.quotas;
      await assertNewQuotas(tx, templeId, isFirst ? [] : before.quotas, quotas);
      if (!isFirst) await tx.update(TicketSaleRow, { templeId, id: saleId }, { ...terms, quotas, updatedAt: now });
      const dates = await datesAhead(tx, templeId, saleId, now);
      const taken = await lockTaken(tx, templeId, saleId, before.types);
      await this.saveTypes(tx, { templeId, saleId, dates }, types);
      const after = await sharedOf(tx, templeId, saleId);
      assertKnownQuotas(after);
      const ahead = new Set(dates.map(({ id }) => id));
      if (!isSameShared(before, after)) await countShared(tx, { templeId, dates: taken, ahead }, before, after);
      for (const { id } of dates) await limit(tx, { templeId, occurrenceId: id, whatId: id }, body.capacity);
      for (const { id } of dates) for (const type of types) await limit(tx, { templeId, occurrenceId: id, whatId: type.id }, type.capacity);
      for (const occurrenceId of await waitedFor(tx, templeId, dates))
        await this.waitlist.offerFree(tx, { templeId, occurrenceId, saleId }, now);
      const subject = { kind: 'ticket-type', id: saleId };
      const facts = { capacity: body.capacity, quotas, types: after.types.map(audited) };
      await this.audit.record(tx, { actor: staff, templeId, action: 'ticket-type.changed', subject, after: facts });
      return view(tx, templeId, series);
    });
  }

  private async saveTypes(tx: EntityManager, { templeId, saleId, dates }: OpenSale, types: readonly TypeBody[]): Promise<void> {
    const before = await typesOf(tx, templeId, saleId);
    const gone = before.filter(({ id }) => !types.some((type) => type.id === id));
    const wanted = gone.length > 0 ? await kindsWaitedFor(tx, templeId, dates) : new Set<string>();
    for (const { id } of gone) {
      if (wanted.has(id)) throw new DomainError('ticket-type-sold');
      if (await tx.existsBy(TicketStockRow, { templeId, whatId: id })) throw new DomainError('ticket-type-sold');
      await tx.delete(TicketTypeRow, { templeId, id });
    }
    for (const [position, type] of types.entries()) {
      const known = before.find(({ id }) => id === type.id);
      const { isForSeries = false, seriesPriceCents = null, quotaId = null, isDropOff = false } = type;
      const row = { ...type, isForSeries, seriesPriceCents, quotaId, isDropOff, templeId, saleId, position };
      if (!known) await insertRow(tx, TicketTypeRow, row).catch(refuseForeign);
      else if (known.takesSeat !== type.takesSeat && (await tx.existsBy(TicketStockRow, { templeId, whatId: type.id })))
        throw new DomainError('ticket-type-sold');
      else await tx.update(TicketTypeRow, { templeId, id: type.id }, { ...type, position });
    }
  }
}

/** What kinds of an event share, as it is stored. */
async function sharedOf(tx: EntityManager, templeId: string, saleId: string) {
  const { quotas } = await tx.findOneByOrFail(TicketSaleRow, { templeId, id: saleId });
  return { quotas: quotas ?? [], types: await typesOf(tx, templeId, saleId) };
}

/** Throws `invalid-fields` for a kind that shares places which the event doesn't have. */
function assertKnownQuotas({ quotas, types }: { quotas: readonly { id: string }[]; types: readonly TicketTypeRow[] }): void {
  const index = types.findIndex(({ quotaId }) => quotaId !== null && !quotas.some(({ id }) => id === quotaId));
  if (index >= 0) throw fieldError(`types[${index}].quotaId`, say('ticket-type.quota-unknown'));
}

const audited = ({ name, priceCents, capacity, isForSeries, seriesPriceCents, quotaId, isDropOff }: TicketTypeRow) => ({
  quotaId,
  isDropOff: isDropOff === true,
  name,
  priceCents,
  capacity,
  isForSeries,
  seriesPriceCents,
});

/** The kinds of tickets of an event, in their order. */
export const typesOf = (manager: EntityManager, templeId: string, saleId: string): Promise<TicketTypeRow[]> =>
  manager.find(TicketTypeRow, { where: { templeId, saleId }, order: { position: 'ASC', id: 'ASC' } });

/** The id is another event's: two of them never share a kind of ticket. */
function refuseForeign(error: unknown): never {
  throw isDuplicate(error) ? new DomainError('not-found') : error;
}

/** Throws `invalid-fields` for a kind that is there twice. */
function assertDistinctTypes({ types }: SaleBody): void {
  const ids = types.map(({ id }) => id);
  const index = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (index >= 0) throw fieldError(`types[${index}].id`, say('ticket-type.twice'));
}

/** Throws `invalid-fields` for places that are there twice. */
function assertDistinctQuotas({ quotas }: SaleBody): void {
  const ids = (quotas ?? []).map(({ id }) => id);
  const index = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (index >= 0) throw fieldError(`quotas[${index}].id`, say('ticket-type.quota-unknown'));
}

/** A date's total wins: one kind can't have more places. Throws `invalid-fields`. */
function assertWithinTotal({ capacity, types }: SaleBody): void {
  const index = types.findIndex((type) => type.takesSeat && capacity !== null && (type.capacity ?? 0) > capacity);
  if (index >= 0) throw fieldError(`types[${index}].capacity`, say('ticket-type.capacity-above-total'));
}

/** Sales start before the event's last date. Throws `invalid-fields`. */
async function assertWindows(tx: EntityManager, templeId: string, saleId: string, types: readonly TypeBody[]): Promise<void> {
  const series = await seriesOf(tx, templeId, saleId);
  const where = { templeId, eventId: In(series.map(({ id }) => id)) };
  const last = await tx.findOne(EventOccurrenceRow, { where, order: { startsAt: 'DESC' } });
  const index = types.findIndex(({ saleFrom }) => last && saleFrom !== null && saleFrom > last.onDate);
  if (index >= 0) throw fieldError(`types[${index}].saleFrom`, say('ticket-type.window-late'));
}

/** All parts of a series that share what they sell. */
export const seriesOf = (manager: EntityManager, templeId: string, saleId: string): Promise<EventSeriesRow[]> =>
  manager.findBy(EventSeriesRow, [
    { templeId, id: saleId },
    { templeId, saleId },
  ]);

async function datesAhead(manager: EntityManager, templeId: string, saleId: string, now: Date): Promise<EventOccurrenceRow[]> {
  const series = await seriesOf(manager, templeId, saleId);
  const own = { templeId, eventId: In(series.map(({ id }) => id)) };
  // A postponed date is to come, although the time it had has passed.
  const where = [
    { ...own, endsAt: MoreThan(now) },
    { ...own, status: 'postponed' as const },
  ];
  return manager.find(EventOccurrenceRow, { where, order: { id: 'ASC' } });
}

/** The kinds of tickets that somebody waits for on these dates. */
async function kindsWaitedFor(manager: EntityManager, templeId: string, dates: readonly EventOccurrenceRow[]): Promise<Set<string>> {
  if (dates.length === 0) return new Set();
  const where = { templeId, occurrenceId: In(dates.map(({ id }) => id)), status: In(['requested', 'waiting', 'offered', 'claimed']) };
  const waits = await manager.findBy(TicketWaitRow, where);
  return new Set(waits.flatMap(({ people }) => people.map(({ typeId }) => typeId)));
}

/** Those of the dates that somebody waits for, in their order. */
async function waitedFor(manager: EntityManager, templeId: string, dates: readonly EventOccurrenceRow[]): Promise<string[]> {
  if (dates.length === 0) return [];
  const waits = await manager
    .createQueryBuilder(TicketWaitRow, 'wait')
    .select('DISTINCT wait.occurrenceId', 'occurrenceId')
    .where({ templeId, occurrenceId: In(dates.map(({ id }) => id)), status: 'waiting' as const })
    .orderBy('wait.occurrenceId', 'ASC')
    .getRawMany<{ occurrenceId: string }>();
  return waits.map(({ occurrenceId }) => occurrenceId);
}

/** A date's places, where some were taken: never fewer than those. Throws `ticket-capacity-sold`. */
async function limit(
  tx: EntityManager,
  { templeId, occurrenceId, whatId }: Pick<TicketStockRow, 'templeId' | 'occurrenceId' | 'whatId'>,
  capacity: number | null,
): Promise<void> {
  const where = 'templeId = ? AND occurrenceId = ? AND whatId = ?';
  const key = [templeId, occurrenceId, whatId];
  const fits = capacity === null ? '' : ' AND held + sold + offered <= ?';
  const values = [capacity, ...key, ...(capacity === null ? [] : [capacity])];
  const limited = await execute(tx, `UPDATE ticket_stocks SET capacity = ? WHERE ${where}${fits}`, values);
  if (limited === 0 && (await tx.existsBy(TicketStockRow, { templeId, occurrenceId, whatId })))
    throw new DomainError('ticket-capacity-sold');
}

async function view(manager: EntityManager, templeId: string, series: EventSeriesRow): Promise<TicketSale> {
  const saleId = series.saleId ?? series.id;
  const sale = await manager.findOneBy(TicketSaleRow, { templeId, id: saleId });
  if (!sale) return { ...UNSET, isSet: false, dates: [] };
  const { isOpen, capacity, refundHours, passOnHours, questions, quotas } = sale;
  const rows = await typesOf(manager, templeId, saleId);
  const types = rows.map(({ templeId: _temple, saleId: _sale, position: _position, isForSeries, isDropOff, ...type }) => ({
    ...type,
    isForSeries: isForSeries === true,
    isDropOff: isDropOff === true,
  }));
  const terms = { isOpen, capacity, refundHours, passOnHours, questions, quotas: quotas ?? [] };
  return { ...terms, types, isSet: true, dates: await countsOf(manager, templeId, saleId) };
}

async function countsOf(manager: EntityManager, templeId: string, saleId: string): Promise<TicketSale['dates']> {
  const dates = await datesAhead(manager, templeId, saleId, new Date());
  const ids = dates.map(({ id }) => id);
  const stocks = ids.length > 0 ? await manager.findBy(TicketStockRow, { templeId, occurrenceId: In(ids), whatId: In(ids) }) : [];
  const byDate = new Map(stocks.map((stock) => [stock.occurrenceId, stock]));
  return dates.map(({ id, startsAt }) => {
    const { sold = 0, held = 0, offered = 0 } = byDate.get(id) ?? {};
    return { occurrenceId: id, startsAt: startsAt.toISOString(), sold, held, offered };
  });
}
