import { Injectable } from '@nestjs/common';
import type { CounterMethod, Dedication, FeeAccount } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { StaffActor } from '../../platform/auth/actor.ts';
import { insertRow, insertRows } from '../../platform/database/rows.ts';
import { startOfDay } from '../../platform/documents/words.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { ReachableAccountsService } from '../accounts/reachable-accounts.service.ts';
import { Audit } from '../audit/audit.ts';
import type { Fund } from '../funds/fund.entity.ts';
import { FundsService } from '../funds/funds.service.ts';
import { Order } from '../orders/order.entity.ts';
import { orderRows } from '../orders/order-draft.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { SettlementService } from '../orders/payments/settlement.service.ts';
import { TaxPolicyService } from '../tax-policy/tax-policy.service.ts';
import { NOTHING_RECORDED, TemplesService } from '../temples/temples.service.ts';
import { assertNoBenefit } from './benefit-payable.ts';
import { donationLine } from './donation-line.ts';
import { writeGift } from './gifts.service.ts';

/** A gift the temple already holds: from the counter or out of a hundi. */
export interface ReceivedGift {
  source: 'counter' | 'hundi';
  method: CounterMethod;
  fundId: string;
  /** What a fee credits; by default fee income. */
  incomeAccount: FeeAccount | null;
  /** 0 for property. */
  amountCents: number;
  legalName: string | null;
  /** Under which name the donor agreed to be thanked in public. */
  creditedName?: string | null;
  anonymous?: boolean;
  dedication?: Dedication | null;
  email: string | null;
  /** E.164. */
  phone: string | null;
  checkNumber: string | null;
  postmarkedOn: string | null;
  propertyDescription: string | null;
  /** The counter batch it was entered in. */
  batch?: { id: string; number: number; name: string };
  /** Whose account recorded it; null from before it was kept. */
  recordedById: string | null;
}

/** Records gifts that were received by hand: written as succeeded, booked and receipted in the caller's transaction. */
@Injectable()
export class ReceivedGiftsService {
  constructor(
    private readonly temples: TemplesService,
    private readonly funds: FundsService,
    private readonly taxPolicy: TaxPolicyService,
    private readonly settlement: SettlementService,
    private readonly audit: Audit,
    private readonly accounts: ReachableAccountsService,
  ) {}

  /** Whether a fund may be given to in this way. Throws `benefit-not-payable` or `property-for-benefit`. */
  async assertPayable(tx: EntityManager, { templeId, taxedKind }: Fund, method: CounterMethod): Promise<void> {
    assertNoBenefit(method, (await this.taxPolicy.current(tx, templeId)).ruleOf(taxedKind));
  }

  /**
   * The ids of the gifts, in order. `receivedOn` is the temple's civil day. Throws `temple-not-accepting`, `fund-closed`,
   * `benefit-not-payable` and `property-for-benefit`.
   */
  async record(tx: EntityManager, actor: StaffActor, receivedOn: string, gifts: readonly ReceivedGift[], at: Date): Promise<string[]> {
    const templeId = actor.temple.id;
    await this.temples.mustAccept(tx, templeId, NOTHING_RECORDED);
    const temple = await this.temples.of(tx, templeId);
    const policy = await this.taxPolicy.current(tx, templeId);
    const fundIds = [...new Set(gifts.map(({ fundId }) => fundId))];
    const funds = await this.funds.forGift(tx, templeId, fundIds, 'counter');
    const receivedAt = startOfDay(receivedOn, temple.timeZone);
    const donors = await this.donorsOf(tx, gifts);
    const ids: string[] = [];
    for (const gift of gifts) {
      const fund = funds.get(gift.fundId);
      if (!fund) throw new DomainError('fund-closed');
      const { amountCents, propertyDescription, incomeAccount, dedication, ...given } = gift;
      const rule = policy.ruleOf(fund.taxedKind);
      assertNoBenefit(gift.method, rule);
      const line = { ...donationLine(fund, amountCents, rule, incomeAccount), propertyDescription };
      const payerAccountId = donors.get(gift.email ?? '') ?? null;
      const whole = { templeId, orderId: newId(), coverFees: false, taxPolicyVersion: policy.version };
      const draft = { ...given, ...whole, payerAccountId, lines: [line], at };
      ids.push(await this.write(tx, actor, { ...orderRows(draft), dedication }, receivedAt, at));
    }
    return ids;
  }

  /** The devotees whose verified address is on a gift, by that address: the gift is theirs from the start. */
  private async donorsOf(tx: EntityManager, gifts: readonly ReceivedGift[]): Promise<Map<string, string>> {
    const donors = new Map<string, string>();
    for (const email of new Set(gifts.flatMap((gift) => gift.email ?? []))) {
      const accountId = await this.accounts.donorWith(tx, email);
      if (accountId) donors.set(email, accountId);
    }
    return donors;
  }

  private async write(
    tx: EntityManager,
    actor: StaffActor,
    { order, lines, dedication }: ReturnType<typeof orderRows> & Pick<ReceivedGift, 'dedication'>,
    receivedAt: Date,
    at: Date,
  ): Promise<string> {
    const received: Order = { ...order, status: 'paid', receivedAt, listedAt: receivedAt };
    await insertRow(tx, Order, received);
    await insertRows(tx, OrderLine, lines);
    await writeGift(tx, received, { dedication: dedication ?? undefined });
    const { templeId, id } = received;
    await this.audit.record(tx, { actor, templeId, action: 'donation.recorded', subject: { kind: 'donation', id }, at });
    await this.settlement.complete(tx, received, at);
    return received.id;
  }
}
