import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  messagesOf,
  type OfficeDiscount,
  type QueryOf,
  type TicketDiscount,
  type ticketDiscountEndpoints,
  ticketTypeNoun,
} from '@sannidhi/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { type Actor, accountOf, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { isDuplicate } from '../../../platform/database/database-errors.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { DomainError, fieldError, found } from '../../../platform/http/domain-error.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { RateLimiter, type RateRule } from '../../../platform/rate-limit/rate-limiter.ts';
import { Audit } from '../../audit/audit.ts';
import { EventSeriesRow } from '../../events/event.entity.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { dateFacts } from '../ticket-facts.ts';
import { TicketTypeRow } from '../ticket-type.entity.ts';
import { TicketDiscountRow } from './ticket-discount.entity.ts';
import { discountState } from './ticket-discount-uses.ts';

type DiscountBody = BodyOf<typeof ticketDiscountEndpoints.create>;

const say = messagesOf(ticketTypeNoun);
/** Enough for somebody who mistypes a code, far too few to find one. */
const TRIES: RateRule = { free: 10, windowSeconds: 60 * 60, firstWaitSeconds: 120 };

/** Discount codes: the office's list, and the discount for somebody who types one. */
@Injectable()
export class TicketDiscounts {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly limiter: RateLimiter,
    private readonly audit: Audit,
  ) {}

  /**
   * What a code takes off. A cart takes the code's id from here, so a code can only be found by asking, a few times an hour. Throws
   * `too-many-requests`, `not-found`, `ticket-discount-unknown` and `ticket-discount-over`.
   */
  async check(actor: Actor, { templeSlug, occurrenceId, code }: BodyOf<typeof ticketDiscountEndpoints.check>): Promise<TicketDiscount> {
    const who = actor.kind === 'guest' ? actor.phone : accountOf(actor).accountId;
    const wait = await this.limiter.take(`ticket-discount:${who}`, TRIES);
    if (wait > 0) throw new DomainError('too-many-requests', { retryAfterSeconds: wait });
    const { reader } = this.database;
    const { id: templeId } = await this.temples.approvedBySlug(templeSlug);
    const facts = found(await dateFacts(reader, templeId, occurrenceId));
    if (!facts.date.isShown) throw new DomainError('not-found');
    const row = await reader.findOneBy(TicketDiscountRow, { templeId, saleId: facts.sale.id, code });
    const state = row && discountState(row, facts.series.timeZone, new Date());
    // Closed before its first day, it was never announced either.
    if (!row || state === 'planned') throw new DomainError('ticket-discount-unknown');
    if (state !== 'open') throw new DomainError('ticket-discount-over');
    return shown(row);
  }

  /** Throws `not-found`. */
  async list(actor: Actor, { eventId }: QueryOf<typeof ticketDiscountEndpoints.list>): Promise<OfficeDiscount[]> {
    const templeId = staffOf(actor).temple.id;
    const { reader } = this.database;
    const { saleId, timeZone } = await saleOf(reader, templeId, eventId);
    const rows = await reader.find(TicketDiscountRow, { where: { templeId, saleId }, order: { createdAt: 'DESC', id: 'DESC' } });
    return rows.map((row) => office(row, timeZone));
  }

  /** Throws `not-found`, and `invalid-fields` for a code that the event already has or tickets it doesn't sell. */
  async create(actor: Actor, eventId: string, body: DiscountBody): Promise<OfficeDiscount> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const { saleId, timeZone } = await saleOf(tx, templeId, eventId);
      await assertSold(tx, templeId, saleId, body.typeIds);
      const off = body.kind === 'percent' ? { offCents: null } : { percent: null };
      const row = { templeId, id: newId(), saleId, ...body, ...off, uses: 0, closedAt: null, createdAt: new Date() };
      await insertRow(tx, TicketDiscountRow, row).catch(refuseTaken);
      const { code, percent, offCents } = row;
      const subject = { kind: 'ticket-discount', id: row.id };
      await this.audit.record(tx, {
        actor: staff,
        templeId,
        action: 'ticket-discount.created',
        subject,
        after: { code, percent, offCents },
      });
      return office(row, timeZone);
    });
  }

  /** Carts that have it keep it. Closing twice changes nothing. Throws `not-found`. */
  async close(actor: Actor, discountId: string): Promise<OfficeDiscount> {
    const staff = staffOf(actor);
    const key = { templeId: staff.temple.id, id: discountId };
    return this.database.transaction(async (tx) => {
      const { affected } = await tx.update(TicketDiscountRow, { ...key, closedAt: IsNull() }, { closedAt: new Date() });
      const row = found(await tx.findOneBy(TicketDiscountRow, key));
      const subject = { kind: 'ticket-discount', id: row.id };
      const after = { code: row.code, uses: row.uses };
      if (affected === 1)
        await this.audit.record(tx, { actor: staff, templeId: row.templeId, action: 'ticket-discount.closed', subject, after });
      return office(row, (await saleOf(tx, row.templeId, row.saleId)).timeZone);
    });
  }
}

/** An event's sale, which is named after the event that began it, and the zone of its days. */
async function saleOf(manager: EntityManager, templeId: string, eventId: string): Promise<{ saleId: string; timeZone: string }> {
  const { id, saleId, timeZone } = found(await manager.findOneBy(EventSeriesRow, { templeId, id: eventId }));
  return { saleId: saleId ?? id, timeZone };
}

async function assertSold(tx: EntityManager, templeId: string, saleId: string, typeIds: readonly string[]): Promise<void> {
  if (typeIds.length === 0) return;
  const known = await tx.findBy(TicketTypeRow, { templeId, saleId, id: In([...typeIds]) });
  if (known.length < new Set(typeIds).size) throw fieldError('typeIds', say('ticket-discount.type-unknown'));
}

function refuseTaken(error: unknown): never {
  throw isDuplicate(error) ? fieldError('code', say('ticket-discount.code-taken'), 'duplicate') : error;
}

const shown = ({ id, code, kind, percent, offCents, typeIds, perOrder }: TicketDiscountRow): TicketDiscount => ({
  ...{ id, discountCode: code, kind, percent, offCents, typeIds, perOrder },
});

const office = (row: TicketDiscountRow, timeZone: string): OfficeDiscount => {
  const { startsOn, endsOn, maxUses, uses, closedAt, createdAt } = row;
  const times = { closedAt: closedAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
  const state = discountState(row, timeZone, new Date());
  return { ...shown(row), startsOn, endsOn, maxUses, uses, ...times, state };
};
