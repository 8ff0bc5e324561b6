import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type counterEndpoints,
  type HundiCount as HundiView,
  hundiCountNoun,
  messagesOf,
  type Page,
  type QueryOf,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { narrowToAmount, narrowToNumber } from '../../platform/database/narrow.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError, fieldError } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { Audit } from '../audit/audit.ts';
import { FundsService } from '../funds/funds.service.ts';
import { assertReceivedDay } from '../giving/received-days.ts';
import { ReceivedGiftsService } from '../giving/received-gifts.service.ts';
import { TempleCounters } from '../ledger/counters.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { hundiView } from './counter-views.ts';
import { HundiCount } from './hundi-count.entity.ts';
import { sealKeyOf } from './seal-key.ts';

const say = messagesOf(hundiCountNoun);

type CountBody = BodyOf<typeof counterEndpoints.countHundi>;
type ListQuery = QueryOf<typeof counterEndpoints.hundiCounts>;

/** Openings of a hundi: who counted, what was in it, and the one gift it becomes. */
@Injectable()
export class HundiCountsService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly funds: FundsService,
    private readonly counters: TempleCounters,
    private readonly gifts: ReceivedGiftsService,
    private readonly audit: Audit,
  ) {}

  /** The temple's counts, newest first. */
  async list(actor: Actor, { number, minCents, maxCents, ...page }: ListQuery): Promise<Page<HundiView>> {
    const manager = this.database.reader;
    const templeId = staffOf(actor).temple.id;
    const query = manager.createQueryBuilder(HundiCount, 'hundi').where('hundi.templeId = :templeId', { templeId });
    narrowToNumber(query, number);
    narrowToAmount(query, 'hundi.totalCents', { minCents, maxCents });
    const counts = await keysetPage(query, { columns: ['number', 'id'], direction: 'DESC' }, page);
    const names = await this.funds.namesOf(manager, templeId, [...new Set(counts.items.map(({ fundId }) => fundId))]);
    return mapPage(counts, (count) => hundiView(count, names));
  }

  /**
   * Books what was counted, note by note. Throws `counters-required` unless two different people counted, `invalid-fields`
   * for an empty hundi, a seal used before, a day the temple has no books for, a denomination given twice, or a difference from the stated total without its reason; `temple-not-accepting`, `fund-closed`.
   */
  async record(actor: Actor, body: CountBody, claim: IdempotencyClaim): Promise<HundiView> {
    const staff = staffOf(actor);
    const totalCents = countedTotal(body);
    assertCount(body, totalCents);
    return this.database.transaction(async (tx) => {
      const at = new Date();
      const { countedOn: day, countedReason: reason } = body;
      assertReceivedDay(await this.temples.of(tx, staff.temple.id), { day, reason, fields: ['countedOn', 'countedReason'] });
      const number = await this.counters.next(tx, staff.temple.id, 'hundi-count');
      const orderId = await this.gift(tx, staff, body, totalCents, at);
      const count = hundiRow(staff, body, { id: claim.operationId, number, totalCents, orderId, at });
      if (!(await insertOnce(tx, HundiCount, count))) throw await sealUsed(tx, count);
      const subject = { kind: 'hundi-count', id: count.id };
      await this.audit.record(tx, { actor: staff, templeId: count.templeId, action: 'hundi.counted', subject, after: body });
      const view = hundiView(count, await this.funds.namesOf(tx, count.templeId, [count.fundId]));
      await claim.complete(tx, view);
      return view;
    });
  }

  private async gift(tx: EntityManager, actor: StaffActor, body: CountBody, amountCents: number, at: Date): Promise<string> {
    const nobody = {
      incomeAccount: null,
      legalName: null,
      email: null,
      phone: null,
      checkNumber: null,
      postmarkedOn: null,
      propertyDescription: null,
    };
    const gift = { ...nobody, source: 'hundi', method: 'cash', fundId: body.fundId, amountCents, recordedById: actor.accountId } as const;
    const [orderId = ''] = await this.gifts.record(tx, actor, body.countedOn, [gift], at);
    return orderId;
  }
}

const countedTotal = ({ denominations }: CountBody): number =>
  denominations.reduce((sum, { denominationCents, count }) => sum + denominationCents * count, 0);

function assertCount(body: CountBody, totalCents: number): void {
  const { counters, denominations, statedTotalCents, discrepancyReason } = body;
  if (new Set(counters.map((name) => name.toLowerCase())).size < 2) throw new DomainError('counters-required');
  if (totalCents === 0) throw fieldError('denominations', say('hundi.nothing-counted'));
  if (new Set(denominations.map((row) => row.denominationCents)).size < denominations.length)
    throw fieldError('denominations', say('hundi.denomination-twice'));
  if (statedTotalCents !== totalCents && !discrepancyReason) throw fieldError('discrepancyReason', say('hundi.difference-reason'));
}

/** Names the count that has the seal; any other conflict is our bug, not the clerk's mistake. */
async function sealUsed(tx: EntityManager, { templeId, sealKey }: HundiCount): Promise<Error> {
  const before = sealKey === null ? null : await tx.findOneBy(HundiCount, { templeId, sealKey });
  if (!before) return new DomainError('state-conflict');
  return fieldError('sealNumber', say('hundi.seal-used', { number: before.number }));
}

interface Recorded {
  id: string;
  number: number;
  totalCents: number;
  orderId: string;
  at: Date;
}

const hundiRow = ({ temple, fullName }: StaffActor, body: CountBody, { id, number, totalCents, orderId, at }: Recorded): HundiCount => ({
  templeId: temple.id,
  id,
  number,
  hundi: body.hundi,
  sealNumber: body.sealNumber,
  sealKey: sealKeyOf(body.sealNumber),
  fundId: body.fundId,
  countedOn: body.countedOn,
  countedReason: body.countedReason || null,
  counters: body.counters,
  denominations: body.denominations,
  totalCents,
  discrepancyCents: body.statedTotalCents - totalCents,
  discrepancyReason: body.discrepancyReason || null,
  depositReference: body.depositReference || null,
  recordedBy: fullName,
  recordedAt: at,
  orderId,
});
