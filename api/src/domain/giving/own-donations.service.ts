import { Injectable } from '@nestjs/common';
import {
  type donationEndpoints,
  donationStatusOf,
  type GiftLine,
  type GuestDonation,
  type LineOccasion,
  type OrderStatus,
  type OwnDonation,
  type Page,
  type QueryOf,
  type RefundStatus,
  wasPaid,
} from '@sannidhi/contracts';
import { type EntityManager, In, Not } from 'typeorm';
import { type Actor, accountOf, guestOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { found } from '../../platform/http/domain-error.ts';
import { fundWords } from '../funds/fund-words.ts';
import { paidTwiceCents } from '../orders/checkout/paid-twice.ts';
import { mayStillArrive, paymentUrlOf } from '../orders/checkout/unfinished-orders.ts';
import { donorLabelOf } from '../orders/donor-label.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { Purchasables } from '../orders/purchasables.ts';
import { Refund } from '../orders/refunds/refund.entity.ts';
import { refundsByHand } from '../orders/refunds/refunds-by-hand.ts';
import type { Receipt } from '../receipts/receipt.entity.ts';
import { ReceiptFiles } from '../receipts/receipt-files.service.ts';
import { ReceiptsService } from '../receipts/receipts.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';

type OwnQuery = QueryOf<typeof donationEndpoints.own>;

/** Gifts as those who gave them see them: a devotee all of their account, a guest those of this session. */
@Injectable()
export class OwnDonationsService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly receipts: ReceiptsService,
    private readonly files: ReceiptFiles,
    private readonly purchasables: Purchasables,
  ) {}

  /** A devotee's gifts, or all of their orders but carts, newest first: ids are made in the order of time. */
  async list(actor: Actor, { of, ...page }: OwnQuery): Promise<Page<OwnDonation>> {
    const { accountId } = accountOf(actor);
    const manager = this.database.reader;
    const which = of === 'gifts' ? { hasDonation: true } : { status: Not<OrderStatus>('draft') };
    const query = manager.createQueryBuilder(Order, 'gift').where({ payerAccountId: accountId, ...which });
    const { items, nextCursor } = await keysetPage(query, { columns: ['id'], direction: 'DESC' }, page);
    return { items: await this.views(manager, items), nextCursor };
  }

  /** One gift of the devotee or guest. Throws `not-found`, also for somebody else's. */
  async one(actor: Actor, orderId: string): Promise<OwnDonation> {
    const manager = this.database.reader;
    const [view] = await this.views(manager, [await ownGift(manager, actor, orderId)]);
    return found(view);
  }

  /** The same with what the thanks page of a guest needs. */
  async oneOfGuest(actor: Actor, orderId: string): Promise<GuestDonation> {
    const donation = await ownGift(this.database.reader, actor, orderId);
    return { ...(await this.one(actor, orderId)), donorLabel: donorLabelOf(donation), named: donation.legalName !== null };
  }

  /** The file of a guest's receipt. Throws `not-found` while there is none. */
  async receiptPdf(actor: Actor, orderId: string): Promise<Buffer> {
    const manager = this.database.reader;
    const donation = await ownGift(manager, actor, orderId);
    const receipt = (await this.receipts.newestOf(manager, [donation])).get(donation.id);
    return this.files.pdfOf(found(receipt));
  }

  private async views(manager: EntityManager, donations: readonly Order[]): Promise<OwnDonation[]> {
    if (donations.length === 0) return [];
    const temples = await this.temples.named(
      manager,
      donations.map(({ templeId }) => templeId),
    );
    const receipts = await this.receipts.newestOf(manager, donations);
    const lines = await linesOf(manager, donations);
    const sold = [...lines.values()].flat();
    const wordsOf = await fundWords(manager, sold);
    const occasions = await this.purchasables.occasionsOf(manager, sold);
    const more = (line: OrderLine) => ({ ...wordsOf(line), ...occasionIn(occasions, line) });
    const returned = await returnedChecks(manager, donations);
    const paidTwice = await paidTwiceCents(manager, donations, sold);
    const byHand = await refundsByHand(manager, donations);
    return donations.map((donation) => {
      const ends = {
        checkReturned: returned.has(donation.id),
        paidTwiceCents: paidTwice.get(donation.id) ?? 0,
        byHand: byHand.get(donation.id) ?? [],
      };
      // A gift that was paid after its row was read has its receipt already: it is shown with the state that goes with it, next time.
      const receipt = (wasPaid(donation.status) && receipts.get(donation.id)) || null;
      return { ...view(donation, found(temples.get(donation.templeId)), lines.get(donation.id) ?? [], receipt, more), ...ends };
    });
  }
}

/** The gift if it is the actor's own. */
export async function ownGift(manager: EntityManager, actor: Actor, id: string): Promise<Order> {
  const owner = actor.kind === 'guest' ? { guestSessionId: guestOf(actor).guestSessionId } : { payerAccountId: accountOf(actor).accountId };
  return found(await manager.findOneBy(Order, { id, ...owner }));
}

/** The gifts whose check the donor's bank returned. Only checks can be: others cost no query. */
async function returnedChecks(manager: EntityManager, donations: readonly Order[]): Promise<Set<string>> {
  const checks = donations.filter(({ method, refundedCents }) => method === 'check' && refundedCents > 0);
  if (checks.length === 0) return new Set();
  const where = checks.map(({ templeId, id }) => ({
    templeId,
    orderId: id,
    cause: 'check-returned' as const,
    status: In<RefundStatus>(['succeeded', 'withdrawn']),
  }));
  return new Set((await manager.findBy(Refund, where)).map(({ orderId }) => orderId));
}

async function linesOf(manager: EntityManager, donations: readonly Order[]): Promise<Map<string, OrderLine[]>> {
  const templeIds = [...new Set(donations.map(({ templeId }) => templeId))];
  const where = templeIds.map((templeId) => ({
    templeId,
    orderId: In(donations.filter((gift) => gift.templeId === templeId).map(({ id }) => id)),
  }));
  const lines = await manager.find(OrderLine, { where, order: { position: 'ASC' } });
  const byGift = new Map<string, OrderLine[]>();
  for (const line of lines) byGift.set(line.orderId, [...(byGift.get(line.orderId) ?? []), line]);
  return byGift;
}

const view = (
  donation: Order,
  temple: Temple,
  lines: readonly OrderLine[],
  receipt: Receipt | null,
  more: (line: OrderLine) => Partial<GiftLine>,
): Omit<OwnDonation, 'checkReturned' | 'paidTwiceCents' | 'byHand'> => ({
  id: donation.id,
  temple: { slug: temple.slug, name: temple.name, city: temple.city, state: temple.state, timeZone: temple.timeZone },
  status: donationStatusOf(donation.status),
  totalCents: donation.totalCents,
  property: donation.totalCents === 0 ? lines.flatMap(({ propertyDescription }) => propertyDescription ?? []).join('; ') || null : null,
  coveredFeeCents: donation.coveredFeeCents,
  refundedCents: donation.refundedCents,
  lines: lines.map((line) => ({ ...lineView(line), ...more(line) })),
  paidWith: donation.paidWith,
  processingAt: processingSince(donation),
  mayStillArrive: mayStillArrive(donation),
  paymentUrl: paymentUrlOf(donation),
  createdAt: donation.createdAt.toISOString(),
  receivedAt: donation.receivedAt?.toISOString() ?? null,
  receipt: receipt && { id: receipt.id, number: receipt.number, status: receipt.status },
});

const occasionIn = (occasions: ReadonlyMap<string, LineOccasion>, { id }: OrderLine): Pick<GiftLine, 'occasion'> => {
  const occasion = occasions.get(id);
  return occasion ? { occasion } : {};
};

/** Since when the payer's bank has the payment; null once that is decided. */
export const processingSince = ({ status, processingAt }: Order): string | null =>
  status === 'pending' ? (processingAt?.toISOString() ?? null) : null;

/** A line of an order, as everybody who may see the order sees it. */
export const lineView = ({ id, kind, fundId, label, amountCents, taxClass }: OrderLine): GiftLine => ({
  id,
  kind,
  fundId,
  label,
  amountCents,
  taxClass,
});
