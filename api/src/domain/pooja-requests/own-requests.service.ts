import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  OPEN_REQUESTS,
  type OwnPoojaRequest,
  type Page,
  type poojaRequestEndpoints,
  type QueryOf,
  type RecordEvent,
} from '@sannidhi/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { type AccountActor, type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import { RecordStreams } from '../../platform/http/record-streams.service.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { Audit } from '../audit/audit.ts';
import { assertOwnFamily } from '../bookings/booking-names.ts';
import { assertAhead, assertSeen } from '../bookings/refund-terms.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { cancelTerms, NOTHING_BACK } from './cancel-terms.ts';
import { newRequest } from './new-request.ts';
import { PoojaRequestRow } from './pooja-request.entity.ts';
import { RequestEndings } from './request-endings.service.ts';
import { moveRequest } from './request-moves.ts';
import { RequestNotices } from './request-notices.service.ts';
import { ownRequestView } from './request-views.ts';

type MakeBody = BodyOf<typeof poojaRequestEndpoints.make>;

/** A devotee's own requests. */
@Injectable()
export class OwnRequests {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly endings: RequestEndings,
    private readonly notices: RequestNotices,
    private readonly audit: Audit,
    private readonly streams: RecordStreams,
  ) {}

  /** Newest first. */
  async list(actor: Actor, page: QueryOf<typeof poojaRequestEndpoints.own>): Promise<Page<OwnPoojaRequest>> {
    const manager = this.database.reader;
    const query = manager.createQueryBuilder(PoojaRequestRow, 'request').where({ accountId: accountOf(actor).accountId });
    const { items, nextCursor } = await keysetPage(query, { columns: ['id'], direction: 'DESC' }, page);
    const temples = await this.temples.named(
      manager,
      items.map(({ templeId }) => templeId),
    );
    const terms = await cancelTerms(manager, items, new Date());
    return { items: items.map((row) => ownRequestView(row, found(temples.get(row.templeId)), found(terms.get(row.id)))), nextCursor };
  }

  /** Throws `not-found`. */
  async one(actor: Actor, requestId: string): Promise<OwnPoojaRequest> {
    return this.view(this.database.reader, accountOf(actor), requestId);
  }

  /** Says so when the request changes. Throws `not-found`. */
  async events(actor: Actor, requestId: string): Promise<EventStream<RecordEvent>> {
    return this.streams.open(actor, PoojaRequestRow, await own(this.database.reader, accountOf(actor), requestId));
  }

  /**
   * Asks a temple for a pooja. Throws `temple-not-accepting`, `invalid-fields` for dates that passed, for somebody of another family and for a
   * pooja of another temple, and `too-many-requests-open`.
   */
  async make(actor: Actor, body: MakeBody, claim: IdempotencyClaim): Promise<OwnPoojaRequest> {
    const account = accountOf(actor);
    const temple = await this.temples.acceptingBySlug(body.templeSlug);
    return this.database.transaction(async (tx) => {
      await this.temples.mustAccept(tx, temple.id);
      await assertOwnFamily(tx, account.accountId, body.participants);
      const row = await newRequest(tx, account, temple, body, claim.operationId);
      await insertRow(tx, PoojaRequestRow, row);
      await this.record(tx, account, row, 'pooja-request.made');
      await this.notices.made(tx, row);
      const view = ownRequestView(row, temple, NOTHING_BACK);
      await claim.complete(tx, view);
      return view;
    });
  }

  /** Declines the quote. Throws `not-found`, and `request-moved-on` where there is none to decline. */
  async decline(actor: Actor, requestId: string): Promise<OwnPoojaRequest> {
    const account = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const row = await own(tx, account, requestId);
      const said = { reason: null };
      await this.endings.endDeclined(tx, row);
      if (!(await moveRequest(tx, row, 'declined', said, { status: 'quoted' }))) throw new DomainError('request-moved-on');
      await this.record(tx, account, row, 'pooja-request.declined');
      await this.notices.turnedDown(tx, row);
      return this.view(tx, account, requestId);
    });
  }

  /**
   * Cancels a request, also one that is scheduled, and pays back what its terms say. Throws `not-found`, `request-moved-on`,
   * `request-being-paid`, `booking-too-late` once it has begun, and `booking-refund-changed` where less goes back than was shown.
   */
  async cancel(
    actor: Actor,
    requestId: string,
    { seenRefundCents }: BodyOf<typeof poojaRequestEndpoints.cancel>,
    claim: IdempotencyClaim,
  ): Promise<OwnPoojaRequest> {
    const account = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const row = await own(tx, account, requestId);
      const refundCents = await refundNow(tx, row, seenRefundCents);
      const why = { reason: 'Canceled by the devotee', requestedBy: account.fullName, requestedById: account.accountId };
      // As it was read: another time has other terms.
      const seen = { status: row.status, slotId: row.slotId ?? IsNull() };
      await this.endings.cancel(tx, row, why, { from: seen, share: refundCents > 0 ? 'price' : 'nothing' });
      await this.record(tx, account, row, 'pooja-request.canceled');
      await this.notices.calledOff(tx, row, refundCents);
      const view = await this.view(tx, account, requestId);
      await claim.complete(tx, view);
      return view;
    });
  }

  private async view(manager: EntityManager, account: AccountActor, requestId: string): Promise<OwnPoojaRequest> {
    const row = await own(manager, account, requestId);
    const terms = await cancelTerms(manager, [row], new Date());
    return ownRequestView(row, await this.temples.of(manager, row.templeId), found(terms.get(row.id)));
  }

  private async record(
    tx: EntityManager,
    actor: AccountActor,
    { templeId, id }: PoojaRequestRow,
    action: 'pooja-request.made' | 'pooja-request.declined' | 'pooja-request.canceled',
  ): Promise<void> {
    await this.audit.record(tx, { actor, templeId, action, subject: { kind: 'pooja-request', id } });
  }
}

/** What goes back if it is canceled now. Throws `request-moved-on`, `booking-too-late` and `booking-refund-changed`. */
async function refundNow(tx: EntityManager, row: PoojaRequestRow, seenCents: number | undefined): Promise<number> {
  if (!OPEN_REQUESTS.some((status) => status === row.status)) throw new DomainError('request-moved-on');
  const now = new Date();
  const { refundCents } = found((await cancelTerms(tx, [row], now)).get(row.id));
  if (row.status !== 'scheduled') return refundCents;
  if (row.startsAt) assertAhead({ startsAt: row.startsAt }, now);
  assertSeen(refundCents, seenCents);
  return refundCents;
}

const own = async (manager: EntityManager, { accountId }: AccountActor, id: string): Promise<PoojaRequestRow> =>
  found(await manager.findOneBy(PoojaRequestRow, { accountId, id }));
