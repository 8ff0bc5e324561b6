import { Inject, Injectable } from '@nestjs/common';
import type { CheckoutStarted } from '@sannidhi/contracts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow, insertRows } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { type CheckoutRequest, PaymentGateway, type StartedCheckout } from '../../platform/payments/payment-gateway.ts';
import { GivingSettingsService } from '../giving-settings/giving-settings.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { checkoutReturnUrl } from './checkout-return.ts';
import { Donation } from './donation.entity.ts';
import { DonationLine } from './donation-line.entity.ts';
import { type GiftDraft, giftRows } from './gift-draft.ts';

interface Begun {
  donation: Donation;
  lines: DonationLine[];
}

/**
 * Records a pending gift, asks the provider for its checkout, and keeps the answer: the provider is called between two
 * transactions. The gift's id is the request's operation id, so a second try finds the first one's gift and checkout.
 */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly givingSettings: GivingSettingsService,
    private readonly gateway: PaymentGateway,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  async start(temple: Temple, draft: GiftDraft, claim: IdempotencyClaim): Promise<CheckoutStarted> {
    const begun = await this.begin(temple, draft);
    const checkout = await this.gateway.startCheckout(this.request(temple, begun));
    return this.keep(begun.donation, checkout, claim);
  }

  /** Writes the pending gift, or finds the one an earlier try of the same request wrote. Throws `temple-not-accepting`. */
  private async begin(temple: Temple, draft: GiftDraft): Promise<Begun> {
    return this.database.transaction(async (tx) => {
      await this.temples.mustAccept(tx, temple.id);
      const { paymentAccount } = await this.givingSettings.of(tx, temple);
      if (!paymentAccount) throw new DomainError('temple-not-accepting');
      const key = { templeId: temple.id, id: draft.donationId };
      const known = await tx.findOneBy(Donation, key);
      if (known) return { donation: known, lines: await linesOf(known) };
      const { donation, lines } = giftRows(draft);
      const begun = { donation: { ...donation, gateway: this.gateway.name, paymentAccount }, lines };
      await insertRow(tx, Donation, begun.donation);
      await insertRows(tx, DonationLine, lines);
      return begun;

      async function linesOf({ templeId, id }: Donation): Promise<DonationLine[]> {
        return tx.find(DonationLine, { where: { templeId, donationId: id }, order: { position: 'ASC' } });
      }
    });
  }

  private request(temple: Temple, { donation, lines }: Begun): CheckoutRequest {
    const items = lines.map(({ fundName, amountCents }) => ({ label: fundName, amountCents }));
    const fee = donation.coveredFeeCents > 0 ? [{ label: 'Card fee', amountCents: donation.coveredFeeCents }] : [];
    return {
      donationId: donation.id,
      account: donation.paymentAccount ?? '',
      payee: temple.legalName,
      lines: [...items, ...fee],
      totalCents: donation.totalCents,
      email: donation.email,
      successUrl: checkoutReturnUrl(this.settings.publicUrl, temple.slug, donation, 'paid'),
      cancelUrl: checkoutReturnUrl(this.settings.publicUrl, temple.slug, donation, 'left'),
    };
  }

  private async keep({ templeId, id, totalCents }: Donation, checkout: StartedCheckout, claim: IdempotencyClaim): Promise<CheckoutStarted> {
    const reply = { donationId: id, totalCents, checkoutUrl: checkout.url };
    await this.database.transaction(async (tx) => {
      await tx.update(Donation, { templeId, id }, { checkoutId: checkout.checkoutId, checkoutUrl: checkout.url, updatedAt: new Date() });
      await claim.complete(tx, reply);
    });
    return reply;
  }
}
