import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ledgerAccountNoun, messagesOf, type Noun, type Proof } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { PaymentGateway, type Settlement } from '../../platform/payments/payment-gateway.ts';
import { DakshinaBooks } from '../dakshina/dakshina-books.service.ts';
import { GivingSettingsService } from '../giving-settings/giving-settings.service.ts';
import { LedgerBooks } from '../ledger/ledger-books.service.ts';
import { OrderSumsService } from '../orders/order-sums.service.ts';
import { RefundsService } from '../orders/refunds/refunds.service.ts';
import { ReceiptsService } from '../receipts/receipts.service.ts';
import {
  bookedNet,
  counterNet,
  creditedNet,
  type Difference,
  difference,
  type GiftInBooks,
  giftDifferences,
  processorNet,
  toCheckNet,
} from './differences.ts';
import { isUnderWay, UNDECIDED_MS } from './under-way.ts';

const say = messagesOf(ledgerAccountNoun);

const NIGHTLY_SECONDS = 24 * 3600;

export interface TempleProof extends Proof {
  templeId: string;
}

/** One comparison, and what it proves. */
interface ProofPart {
  nouns: readonly Noun[];
  differences: (templeId: string, gifts: readonly GiftInBooks[]) => Promise<Difference[]> | Difference[];
}

/** Compares what the processor, the orders, the ledger and the receipts say about every order of a temple, each from its own books. */
@Injectable()
export class ProofService implements OnModuleInit {
  /** All that is compared, besides the trial balance. */
  readonly parts: readonly ProofPart[] = [
    { nouns: ['order', 'donation', 'receipt'], differences: (_, gifts) => gifts.flatMap(giftDifferences) },
    { nouns: ['fund', 'ledger-account'], differences: (templeId) => this.drift(templeId) },
    { nouns: ['receipt', 'ledger-account'], differences: (templeId) => this.gaps(templeId) },
    { nouns: ['dakshina'], differences: (templeId) => this.dakshinaDifferences(templeId) },
  ];

  constructor(
    private readonly database: Database,
    private readonly gateway: PaymentGateway,
    private readonly givingSettings: GivingSettingsService,
    private readonly books: LedgerBooks,
    private readonly receipts: ReceiptsService,
    private readonly orders: OrderSumsService,
    private readonly refunds: RefundsService,
    private readonly dakshina: DakshinaBooks,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('nightly-proof', NIGHTLY_SECONDS, () => this.runNightly());
  }

  async ofOwnTemple(actor: Actor): Promise<Proof> {
    const { templeId: _, ...proof } = await this.ofTemple(staffOf(actor).temple.id);
    return proof;
  }

  /**
   * One temple's proof. Money that moves while it is read shows as a difference that is gone when looked at again; only
   * what stays is reported. What the provider has not reported yet is listed as under way.
   */
  async ofTemple(templeId: string): Promise<TempleProof> {
    const first = await this.look(templeId);
    if (first.holds) return first;
    const second = await this.look(templeId);
    const before = new Set(first.differences.map(keyOf));
    const differences = second.differences.filter((difference) => before.has(keyOf(difference)));
    return { ...second, differences, holds: differences.length === 0 && second.trialBalanceCents === 0 };
  }

  /** Every temple that takes gifts, one after the other. */
  async *ofAll(): AsyncGenerator<TempleProof> {
    for (const { templeId } of await this.givingSettings.all(this.database.reader)) yield await this.ofTemple(templeId);
  }

  private async runNightly(): Promise<void> {
    for await (const { templeId, holds, differences } of this.ofAll()) {
      if (!holds) this.logger.error({ alarm: 'proof', templeId, differences: differences.slice(0, 20) }, 'the books of a temple disagree');
    }
  }

  private async look(templeId: string): Promise<TempleProof> {
    const manager = this.database.reader;
    const gifts = await this.gifts(templeId);
    const trial = await this.books.trialBalance(manager, templeId);
    const now = new Date();
    const unequal = gifts.filter((gift) => giftDifferences(gift).length > 0);
    const waiting = unequal.filter((gift) => isUnderWay(gift, now));
    const differing = unequal.filter((gift) => !waiting.includes(gift));
    const differences: Difference[] = [];
    for (const part of this.parts) differences.push(...(await part.differences(templeId, differing)));
    const sum = (of: (gift: GiftInBooks) => number) => gifts.reduce((total, gift) => total + of(gift), 0);
    return {
      templeId,
      checkedAt: now.toISOString(),
      processorCents: sum(({ settlement }) => (settlement ? processorNet(settlement) : 0)),
      counterCents: sum(({ nets }) => counterNet(nets)),
      ledgerCents: sum(({ nets }) => creditedNet(nets)),
      toCheckCents: sum(({ nets }) => toCheckNet(nets)),
      receiptsCents: sum(({ receiptCents }) => receiptCents),
      receiptsCount: (await this.receipts.validTotals(manager, templeId)).size,
      trialBalanceCents: trial.differenceCents,
      holds: differences.length === 0 && trial.differenceCents === 0,
      differences,
      underWay: waiting.map(({ orderId, settlement, nets }) => ({
        orderId,
        cents: (settlement ? processorNet(settlement) : 0) - bookedNet(nets),
      })),
    };
  }

  /** Accounts whose kept sum isn't the sum of their lines. */
  private async drift(templeId: string): Promise<Difference[]> {
    return (await this.books.drifted(this.database.reader, templeId)).map(({ name, ...cents }) =>
      difference(say('ledger.proof-sums', { account: name }), { ...cents, orderId: null }),
    );
  }

  private async dakshinaDifferences(templeId: string): Promise<Difference[]> {
    const sums = await this.dakshina.compare(this.database.reader, templeId);
    return sums
      .filter(({ expectedCents, foundCents }) => expectedCents !== foundCents)
      .map(({ what, ...cents }) => difference(what, { ...cents, orderId: null }));
  }

  /** Every order that any of the four books knows. */
  private async gifts(templeId: string): Promise<GiftInBooks[]> {
    const settlements = await this.settlements(templeId);
    const manager = this.database.reader;
    const ledger = await this.books.netsByOrder(manager, templeId);
    const orders = await this.orders.ofTemple(manager, templeId);
    const receipts = await this.receipts.validTotals(manager, templeId);
    const askedBack = await this.refunds.undecided(manager, templeId, new Date(Date.now() - UNDECIDED_MS));
    const ids = new Set([...settlements.keys(), ...orders.keys(), ...ledger.keys(), ...receipts.keys()]);
    return [...ids].map((orderId) => ({
      orderId,
      settlement: settlements.get(orderId) ?? null,
      order: orders.get(orderId) ?? null,
      nets: ledger.get(orderId)?.nets ?? {},
      credited: ledger.get(orderId)?.credited ?? new Map<string, number>(),
      receiptCents: receipts.get(orderId) ?? 0,
      askedBackCents: askedBack.get(orderId) ?? 0,
    }));
  }

  private async settlements(templeId: string): Promise<Map<string, Settlement>> {
    const account = await this.givingSettings.accountOf(this.database.reader, templeId);
    const found = new Map<string, Settlement>();
    if (!account) return found;
    for await (const page of this.gateway.settlements(account)) for (const settlement of page) found.set(settlement.orderId, settlement);
    return found;
  }

  /** Numbers that are missing from a sequence that may have no gaps. */
  private async gaps(templeId: string): Promise<Difference[]> {
    const manager = this.database.reader;
    const entries = await this.books.numbering(manager, templeId);
    const years = await this.receipts.numbering(manager, templeId);
    const sequences = [
      { what: say('ledger.proof-entry-numbers'), ...entries },
      ...years.map(({ year, ...rest }) => ({ what: say('ledger.proof-receipt-numbers', { year }), ...rest })),
    ];
    return sequences
      .filter(({ highest, count }) => highest !== count)
      .map(({ what, highest, count }) => difference(what, { expectedCents: highest, foundCents: count, orderId: null }));
  }
}

const keyOf = ({ what, orderId, expectedCents, foundCents }: Difference): string => `${what}:${orderId}:${expectedCents}:${foundCents}`;
