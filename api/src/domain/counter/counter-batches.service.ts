import { Injectable } from '@nestjs/common';
import {
  type CounterBatch as BatchView,
  type BodyOf,
  type counterEndpoints,
  type CounterEntry as EntryView,
  type Page,
  type QueryOf,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { narrowToAmount, narrowToNumber } from '../../platform/database/narrow.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { Audit } from '../audit/audit.ts';
import { FundsService } from '../funds/funds.service.ts';
import { GiftCorrectionsService } from '../giving/gift-corrections.service.ts';
import { assertReceivedDay } from '../giving/received-days.ts';
import { TempleCounters } from '../ledger/counters.service.ts';
import { NOTHING_RECORDED, TemplesService } from '../temples/temples.service.ts';
import { CounterBatch } from './counter-batch.entity.ts';
import { CounterEntry } from './counter-entry.entity.ts';
import { batchView, entryView } from './counter-views.ts';

type BatchBody = BodyOf<typeof counterEndpoints.open>;
type ListQuery = QueryOf<typeof counterEndpoints.batches>;

/** Batches of gifts taken at the counter: what was counted when they were opened, and what was entered since. */
@Injectable()
export class CounterBatchesService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly funds: FundsService,
    private readonly counters: TempleCounters,
    private readonly corrections: GiftCorrectionsService,
    private readonly audit: Audit,
  ) {}

  /** The temple's batches, newest first. */
  async list(actor: Actor, { number, minCents, maxCents, ...page }: ListQuery): Promise<Page<BatchView>> {
    const query = this.database.reader
      .createQueryBuilder(CounterBatch, 'batch')
      .where('batch.templeId = :templeId', { templeId: staffOf(actor).temple.id });
    narrowToNumber(query, number);
    narrowToAmount(query, 'batch.expectedTotalCents', { minCents, maxCents });
    return mapPage(await keysetPage(query, { columns: ['number', 'id'], direction: 'DESC' }, page), batchView);
  }

  /** A batch with its entries in the order they were entered. Throws `not-found`. */
  async one(actor: Actor, id: string): Promise<BatchView & { entries: EntryView[] }> {
    const manager = this.database.reader;
    const templeId = staffOf(actor).temple.id;
    const batch = found(await manager.findOneBy(CounterBatch, { templeId, id }));
    const entries = await manager.find(CounterEntry, { where: { templeId, batchId: id }, order: { id: 'ASC' } });
    const names = await this.funds.namesOf(manager, templeId, [...new Set(entries.map(({ fundId }) => fundId))]);
    const orderIds = entries.flatMap(({ orderId }) => orderId ?? []);
    const corrected = await this.corrections.among(manager, templeId, orderIds);
    return { ...batchView(batch), entries: entries.map((entry) => entryView(entry, names, corrected.has(entry.orderId ?? ''))) };
  }

  /** Opens a batch with the count and total that its entries must come to. Throws `temple-not-accepting`, `invalid-fields`. */
  async open(actor: Actor, body: BatchBody, claim: IdempotencyClaim): Promise<BatchView> {
    const staff = staffOf(actor);
    return this.database.transaction(async (tx) => {
      await this.temples.mustAccept(tx, staff.temple.id, NOTHING_RECORDED);
      const { receivedOn: day, receivedReason: reason } = body;
      assertReceivedDay(await this.temples.of(tx, staff.temple.id), { day, reason, fields: ['receivedOn', 'receivedReason'] });
      const batch = await this.insert(tx, staff, body, claim.operationId);
      const subject = { kind: 'counter-batch', id: batch.id };
      await this.audit.record(tx, { actor: staff, templeId: staff.temple.id, action: 'batch.opened', subject, after: body });
      const view = batchView(batch);
      await claim.complete(tx, view);
      return view;
    });
  }

  private async insert(tx: EntityManager, { temple, accountId, fullName }: StaffActor, body: BatchBody, id: string): Promise<CounterBatch> {
    const number = await this.counters.next(tx, temple.id, 'counter-batch');
    const batch: CounterBatch = {
      ...body,
      receivedReason: body.receivedReason || null,
      templeId: temple.id,
      id,
      number,
      status: 'open',
      enteredCount: 0,
      enteredTotalCents: 0,
      openedById: accountId,
      openedBy: fullName,
      openedAt: new Date(),
      closedBy: null,
      closedAt: null,
    };
    await insertRow(tx, CounterBatch, batch);
    return batch;
  }
}
