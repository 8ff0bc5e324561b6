import { Injectable } from '@nestjs/common';
import { type donationEndpoints, type GuestDonation, type OwnDonation, type Page, type QueryOf } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type Actor, accountOf, guestOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { found } from '../../platform/http/domain-error.ts';
import type { Receipt } from '../receipts/receipt.entity.ts';
import { ReceiptFiles } from '../receipts/receipt-files.service.ts';
import { ReceiptsService } from '../receipts/receipts.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { Donation } from './donation.entity.ts';
import { DonationLine } from './donation-line.entity.ts';
import { donorLabelOf } from './donor-label.ts';

type OwnQuery = QueryOf<typeof donationEndpoints.own>;

/** Gifts as those who gave them see them: a devotee all of their account, a guest those of this session. */
@Injectable()
export class OwnDonationsService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly receipts: ReceiptsService,
    private readonly files: ReceiptFiles,
  ) {}

  /** A devotee's gifts, newest first: ids are made in the order of time. */
  async list(actor: Actor, page: OwnQuery): Promise<Page<OwnDonation>> {
    const { accountId } = accountOf(actor);
    const manager = this.database.reader;
    const query = manager.createQueryBuilder(Donation, 'gift').where({ donorAccountId: accountId });
    const { items, nextCursor } = await keysetPage(query, { columns: ['id'], direction: 'DESC' }, page);
    return { items: await this.views(manager, items), nextCursor };
  }

  /** One gift of the devotee or guest. Throws `not-found`, also for somebody else's. */
  async one(actor: Actor, donationId: string): Promise<OwnDonation> {
    const manager = this.database.reader;
    const [view] = await this.views(manager, [await ownGift(manager, actor, donationId)]);
    return found(view);
  }

  /** The same with what the thanks page of a guest needs. */
  async oneOfGuest(actor: Actor, donationId: string): Promise<GuestDonation> {
    const donation = await ownGift(this.database.reader, actor, donationId);
    return { ...(await this.one(actor, donationId)), donorLabel: donorLabelOf(donation), named: donation.legalName !== null };
  }

  /** The file of a guest's receipt. Throws `not-found` while there is none. */
  async receiptPdf(actor: Actor, donationId: string): Promise<Buffer> {
    const manager = this.database.reader;
    const donation = await ownGift(manager, actor, donationId);
    const receipt = (await this.receipts.newestOf(manager, [donation])).get(donation.id);
    return this.files.pdfOf(found(receipt));
  }

  private async views(manager: EntityManager, donations: readonly Donation[]): Promise<OwnDonation[]> {
    if (donations.length === 0) return [];
    const temples = await this.temples.named(
      manager,
      donations.map(({ templeId }) => templeId),
    );
    const receipts = await this.receipts.newestOf(manager, donations);
    const lines = await linesOf(manager, donations);
    return donations.map((donation) => {
      return view(donation, found(temples.get(donation.templeId)), lines.get(donation.id) ?? [], receipts.get(donation.id) ?? null);
    });
  }
}

/** The gift if it is the actor's own. */
export async function ownGift(manager: EntityManager, actor: Actor, id: string): Promise<Donation> {
  const owner = actor.kind === 'guest' ? { guestSessionId: guestOf(actor).guestSessionId } : { donorAccountId: accountOf(actor).accountId };
  return found(await manager.findOneBy(Donation, { id, ...owner }));
}

async function linesOf(manager: EntityManager, donations: readonly Donation[]): Promise<Map<string, DonationLine[]>> {
  const templeIds = [...new Set(donations.map(({ templeId }) => templeId))];
  const where = templeIds.map((templeId) => ({
    templeId,
    donationId: In(donations.filter((gift) => gift.templeId === templeId).map(({ id }) => id)),
  }));
  const lines = await manager.find(DonationLine, { where, order: { position: 'ASC' } });
  const byGift = new Map<string, DonationLine[]>();
  for (const line of lines) byGift.set(line.donationId, [...(byGift.get(line.donationId) ?? []), line]);
  return byGift;
}

const view = (donation: Donation, temple: Temple, lines: readonly DonationLine[], receipt: Receipt | null): OwnDonation => ({
  id: donation.id,
  temple: { slug: temple.slug, name: temple.name, city: temple.city, state: temple.state, timeZone: temple.timeZone },
  status: donation.status,
  totalCents: donation.totalCents,
  coveredFeeCents: donation.coveredFeeCents,
  refundedCents: donation.refundedCents,
  lines: lines.map(lineView),
  paidWith: donation.paidWith,
  createdAt: donation.createdAt.toISOString(),
  receivedAt: donation.receivedAt?.toISOString() ?? null,
  receipt: receipt && { id: receipt.id, number: receipt.number, status: receipt.status },
});

/** A purpose of a gift, as everybody who may see the gift sees it. */
export const lineView = ({ fundId, fundName, amountCents, taxClass }: DonationLine) => ({
  fund: { id: fundId, name: fundName },
  amountCents,
  taxClass,
});
