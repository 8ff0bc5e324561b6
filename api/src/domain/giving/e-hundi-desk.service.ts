import { Inject, Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type EHundiCode as EHundiCodeView,
  type eHundiEndpoints,
  GIFT_MIN_CENTS,
  GUEST_GIFT_MAX_CENTS,
  type GuestGiftPage,
  HOLDS_MONEY,
  type QueryOf,
  type TemplePage,
} from '@sannidhi/contracts';
import { In } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { Database } from '../../platform/database/database.ts';
import type { EHundiCode } from '../funds/e-hundi-code.entity.ts';
import { EHundiCodesService } from '../funds/e-hundi-codes.service.ts';
import { FundsService } from '../funds/funds.service.ts';
import { GivingSettingsService } from '../giving-settings/giving-settings.service.ts';
import { Order } from '../orders/order.entity.ts';
import { SavedTemplesService } from '../temples/saved-temples.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { fullTemple, publicTemple, TemplesService } from '../temples/temples.service.ts';
import { Gift } from './gift.entity.ts';

type CodeBody = BodyOf<typeof eHundiEndpoints.create>;

/** The office's QR codes with what came in through them, their posters, and the page they open. */
@Injectable()
export class EHundiDeskService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly saved: SavedTemplesService,
    private readonly funds: FundsService,
    private readonly codes: EHundiCodesService,
    private readonly givingSettings: GivingSettingsService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  async list(actor: Actor): Promise<EHundiCodeView[]> {
    const { id } = staffOf(actor).temple;
    return this.views(await this.temples.byId(id), await this.codes.all(this.database.reader, id));
  }

  async create(actor: Actor, body: CodeBody): Promise<EHundiCodeView> {
    return this.view(actor, await this.codes.create(actor, body));
  }

  async update(actor: Actor, codeId: string, body: CodeBody): Promise<EHundiCodeView> {
    return this.view(actor, await this.codes.update(actor, codeId, body));
  }

  /** The poster to print and hang up. Throws `not-found`. */
  async poster(actor: Actor, codeId: string): Promise<Buffer> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    const [code] = await this.views(temple, [await this.codes.one(this.database.reader, temple.id, codeId)]);
    if (!code) throw new Error(`The code ${codeId} has no view.`);
    const { posterPdf } = await import('./poster.pdf.ts');
    return posterPdf({
      templeName: temple.name,
      city: `${temple.city}, ${temple.state}`,
      purpose: code.fund.name,
      place: code.name,
      url: code.url,
    });
  }

  /** What a scanned code opens. Names come from here; those in the address are ignored. Throws `not-found` unless the temple is approved. */
  async guestPage({ temple: slug, qr }: QueryOf<typeof eHundiEndpoints.guestPage>): Promise<GuestGiftPage> {
    const temple = await this.temples.approvedBySlug(slug);
    const code = qr ? await this.codes.inUse(this.database.reader, temple.id, qr) : null;
    return {
      temple: { ...publicTemple(temple), legalName: temple.legalName },
      code: code && { id: code.id, name: code.name, fundId: code.fundId },
      limits: { minCents: GIFT_MIN_CENTS, maxCents: GUEST_GIFT_MAX_CENTS },
      ...(await this.offeredBy(temple)),
    };
  }

  /** A temple with the purposes it receives gifts for; none while it is suspended and visible only to those who saved it. Throws `not-found`. */
  async templePage(actor: Actor, slug: string): Promise<TemplePage> {
    const temple = await this.saved.visible(actor, slug);
    const isSuspended = temple.status === 'suspended';
    const offered = isSuspended ? { funds: [], takesPayments: false } : await this.offeredBy(temple);
    return { temple: fullTemple(temple), ...offered, isSuspended };
  }

  private async offeredBy({ id }: Temple): Promise<Pick<TemplePage, 'funds' | 'takesPayments'>> {
    const takesPayments = await this.givingSettings.takesPayments(this.database.reader, id);
    return { funds: await this.funds.offered(id), takesPayments };
  }

  private async view(actor: Actor, code: EHundiCode): Promise<EHundiCodeView> {
    const [view] = await this.views(await this.temples.byId(staffOf(actor).temple.id), [code]);
    if (!view) throw new Error(`The code ${code.id} has no view.`);
    return view;
  }

  private async views(temple: Temple, codes: readonly EHundiCode[]): Promise<EHundiCodeView[]> {
    const manager = this.database.reader;
    const names = await this.funds.namesOf(
      manager,
      temple.id,
      codes.map(({ fundId }) => fundId),
    );
    const totals = await this.totals(
      temple.id,
      codes.map(({ id }) => id),
    );
    return codes.map(({ id, name, fundId, active }) => {
      const fund = { id: fundId, name: names.get(fundId) ?? '' };
      const { count = 0, cents = 0 } = totals.get(id) ?? {};
      return { id, name, fund, active, url: this.urlOf(temple, id, name, fund.name), giftCount: count, giftSumCents: cents };
    });
  }

  /** The seed's demo link: temple, qr, name, purpose. */
  private urlOf(temple: Temple, codeId: string, place: string, purpose: string): string {
    const url = new URL('/donate', this.settings.publicUrl);
    url.search = new URLSearchParams({ temple: temple.slug, qr: codeId, name: place, purpose }).toString();
    return url.toString();
  }

  private async totals(templeId: string, codeIds: readonly string[]): Promise<Map<string, { count: number; cents: number }>> {
    if (codeIds.length === 0) return new Map();
    const rows = await this.database.reader
      .createQueryBuilder(Gift, 'gift')
      .innerJoin(Order, 'paid', 'paid.templeId = gift.templeId AND paid.id = gift.id')
      .select('gift.qrCodeId', 'qrCodeId')
      .addSelect('COUNT(*)', 'count')
      .addSelect('SUM(paid.totalCents - paid.refundedCents - paid.lostCents)', 'cents')
      .where({ templeId, qrCodeId: In([...codeIds]) })
      .andWhere('paid.status IN (:...holding)', { holding: HOLDS_MONEY })
      .groupBy('gift.qrCodeId')
      .getRawMany<{ qrCodeId: string; count: string | number; cents: string | number }>();
    return new Map(rows.map((row) => [row.qrCodeId, { count: toSafeInteger(row.count), cents: toSafeInteger(row.cents) }]));
  }
}
