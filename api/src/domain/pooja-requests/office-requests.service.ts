import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type Page,
  type PoojaRequestDetail,
  type PoojaRequestRow as PoojaRequestRowView,
  type poojaRequestEndpoints,
  type QueryOf,
  type Waiting,
} from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { containing } from '../../platform/database/like.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { Audit } from '../audit/audit.ts';
import { assertWithinLimit, StaffRefundLimits } from '../orders/refunds/staff-refund-limits.service.ts';
import { serviceOf } from '../poojas/pooja-catalog.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { PoojaRequestRow } from './pooja-request.entity.ts';
import { quoteColumns } from './quote-columns.ts';
import { isBeingPaid, paymentsOf, RequestEndings } from './request-endings.service.ts';
import { moveRequest } from './request-moves.ts';
import { RequestNotices } from './request-notices.service.ts';
import { requestDetailView, requestRowView } from './request-views.ts';

/** A temple's requests, as its office answers them. */
@Injectable()
export class OfficeRequests {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly endings: RequestEndings,
    private readonly notices: RequestNotices,
    private readonly audit: Audit,
    private readonly limits: StaffRefundLimits,
  ) {}

  /** Newest first. */
  async list(actor: Actor, { status, search, ...page }: QueryOf<typeof poojaRequestEndpoints.list>): Promise<Page<PoojaRequestRowView>> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    const requests = this.database.reader.createQueryBuilder(PoojaRequestRow, 'request').where({ templeId: temple.id });
    if (status) requests.andWhere({ status });
    if (search) requests.andWhere("request.searchText LIKE :search ESCAPE '!'", { search: containing(search.toLowerCase()) });
    return mapPage(await keysetPage(requests, { columns: ['id'], direction: 'DESC' }, page), (row) => requestRowView(row, temple));
  }

  /** Those that wait for the temple's quote. */
  async waiting(actor: Actor): Promise<Waiting> {
    const waiting = { templeId: staffOf(actor).temple.id, status: 'requested' } as const;
    return { waiting: await this.database.reader.countBy(PoojaRequestRow, waiting) };
  }

  /** Throws `not-found`, also for another temple's. */
  async one(actor: Actor, requestId: string): Promise<PoojaRequestDetail> {
    return this.detail(this.database.reader, staffOf(actor), requestId);
  }

  /** Quotes a request for the first time, or again. Throws `not-found`, `request-moved-on`, `request-being-paid`, `invalid-fields`. */
  quote(actor: Actor, requestId: string, body: BodyOf<typeof poojaRequestEndpoints.quote>): Promise<PoojaRequestDetail> {
    return this.alter(actor, requestId, async (tx, staff, row) => {
      const temple = await this.temples.of(tx, staff.temple.id);
      const service = await serviceOf(tx, temple.id, body.serviceId);
      const columns = quoteColumns(temple, service, body, row.quoteVersion + 1, new Date());
      await this.endings.endDeclined(tx, row);
      // The quote that was read: two of the office never overwrite each other's.
      const moved = await moveRequest(tx, row, 'quoted', columns, { quoteVersion: row.quoteVersion });
      if (!moved) throw await refusal(tx, row);
      const { totalCents, depositCents } = columns;
      await this.record(tx, staff, row, 'pooja-request.quoted', { totalCents, depositCents, validUntil: body.validUntil });
      await this.notices.quoted(tx, { ...row, ...columns });
    });
  }

  /** Declines a request nobody accepted yet. Throws `not-found`, `request-moved-on`, `request-being-paid`. */
  decline(actor: Actor, requestId: string, { reason }: BodyOf<typeof poojaRequestEndpoints.decline>): Promise<PoojaRequestDetail> {
    return this.alter(actor, requestId, async (tx, staff, row) => {
      const open = { status: In(['requested', 'quoted']) };
      await this.endings.endDeclined(tx, row);
      if (!(await moveRequest(tx, row, 'declined', { reason }, open))) throw await refusal(tx, row);
      await this.record(tx, staff, row, 'pooja-request.declined', { reason });
      await this.notices.declined(tx, row, reason);
    });
  }

  /** The temple cancels: all that was paid goes back. Throws `not-found`, `request-moved-on`, `request-being-paid`, `amount-beyond-role`. */
  cancel(
    actor: Actor,
    requestId: string,
    { reason }: BodyOf<typeof poojaRequestEndpoints.cancelFor>,
    claim: IdempotencyClaim,
  ): Promise<PoojaRequestDetail> {
    return this.alter(
      actor,
      requestId,
      async (tx, staff, row) => {
        const limit = this.limits.of(staff, 'bookings:cancel');
        const why = { reason, requestedBy: staff.fullName, requestedById: staff.accountId, ...limit };
        const refundCents = await this.endings.cancel(tx, row, why, {
          from: { status: In(['accepted', 'scheduled']) },
          share: 'all',
          reason,
        });
        await assertWithinLimit(tx, limit, refundCents);
        await this.record(tx, staff, row, 'pooja-request.canceled', { reason, refundCents });
        await this.notices.canceled(tx, row, refundCents);
      },
      claim,
    );
  }

  /** Changes a request in one transaction and answers it. */
  alter(
    actor: Actor,
    requestId: string,
    work: (tx: EntityManager, staff: StaffActor, row: PoojaRequestRow) => Promise<void>,
    claim?: IdempotencyClaim,
  ): Promise<PoojaRequestDetail> {
    const staff = staffOf(actor);
    return this.database.transaction(async (tx) => {
      await work(tx, staff, await inTemple(tx, staff, requestId));
      const view = await this.detail(tx, staff, requestId);
      await claim?.complete(tx, view);
      return view;
    });
  }

  /** Writes the record of a move. */
  async record(
    tx: EntityManager,
    actor: StaffActor,
    { templeId, id }: PoojaRequestRow,
    action: `pooja-request.${'quoted' | 'declined' | 'canceled' | 'scheduled' | 'completed'}`,
    after: object,
  ): Promise<void> {
    await this.audit.record(tx, { actor, templeId, action, subject: { kind: 'pooja-request', id }, after });
  }

  private async detail(manager: EntityManager, staff: StaffActor, requestId: string): Promise<PoojaRequestDetail> {
    const row = await inTemple(manager, staff, requestId);
    return requestDetailView(row, await this.temples.of(manager, row.templeId), await paymentsOf(manager, row));
  }
}

/** Why a request couldn't be moved. */
export const refusal = async (tx: EntityManager, row: PoojaRequestRow): Promise<DomainError> =>
  new DomainError((await isBeingPaid(tx, row)) ? 'request-being-paid' : 'request-moved-on');

const inTemple = async (manager: EntityManager, { temple }: StaffActor, id: string): Promise<PoojaRequestRow> =>
  found(await manager.findOneBy(PoojaRequestRow, { templeId: temple.id, id }));
