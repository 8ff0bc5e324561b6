import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type CheckoutStarted,
  type donationEndpoints,
  GIFT_MAX_CENTS,
  GUEST_GIFT_MAX_CENTS,
  type guestEndpoints,
} from '@sannidhi/contracts';
import { type Actor, accountOf, guestOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { EHundiCodesService } from '../funds/e-hundi-codes.service.ts';
import { FundsService } from '../funds/funds.service.ts';
import { CheckoutService } from '../orders/checkout.service.ts';
import type { DraftLine, OrderDraft } from '../orders/order-draft.ts';
import { TaxPolicyService } from '../tax-policy/tax-policy.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { donationLine } from './donation-line.ts';
import type { GiftDetails } from './gifts.service.ts';

type GiftBody = BodyOf<typeof donationEndpoints.give>;
type GuestGiftBody = BodyOf<typeof guestEndpoints.give>;

/** Starts gifts of devotees and guests: what may be given, to what, and then the checkout. Nothing is charged before it. */
@Injectable()
export class GivingService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly funds: FundsService,
    private readonly codes: EHundiCodesService,
    private readonly taxPolicy: TaxPolicyService,
    private readonly checkouts: CheckoutService,
  ) {}

  /** Throws `temple-not-accepting`, `fund-closed` or `amount-out-of-range`. */
  async give(actor: Actor, body: GiftBody, claim: IdempotencyClaim): Promise<CheckoutStarted> {
    const { accountId, email } = accountOf(actor);
    assertAmount(body.lines, GIFT_MAX_CENTS);
    const temple = await this.temples.acceptingBySlug(body.templeSlug);
    const { lines, taxPolicyVersion } = await this.purposes(temple.id, body.lines, false);
    const { coverFees, legalName, creditedName, anonymous, dedication } = body;
    const donor = { payerAccountId: accountId, email, legalName, creditedName, anonymous };
    const gift = { ...donor, lines, taxPolicyVersion, coverFees, source: 'web', at: new Date() } as const;
    return this.start(temple, { ...gift, method: 'card', templeId: temple.id, orderId: claim.operationId }, { dedication }, claim);
  }

  /** The same for a guest; also throws `guest-limit`. */
  async giveAsGuest(actor: Actor, body: GuestGiftBody, claim: IdempotencyClaim): Promise<CheckoutStarted> {
    const { guestSessionId, phone } = guestOf(actor);
    assertAmount(body.lines, GUEST_GIFT_MAX_CENTS);
    const temple = await this.temples.acceptingBySlug(body.templeSlug);
    const code = body.qrCodeId ? await this.codes.inUse(this.database.reader, temple.id, body.qrCodeId) : null;
    const { lines, taxPolicyVersion } = await this.purposes(temple.id, body.lines, code !== null);
    const donor = { guestSessionId, phone, email: body.email };
    const gift = {
      ...donor,
      lines,
      taxPolicyVersion,
      coverFees: body.coverFees,
      source: code ? 'guest-qr' : 'web',
      at: new Date(),
    } as const;
    return this.start(temple, { ...gift, method: 'card', templeId: temple.id, orderId: claim.operationId }, { qrCodeId: code?.id }, claim);
  }

  private start(temple: Temple, draft: OrderDraft, details: GiftDetails, claim: IdempotencyClaim): Promise<CheckoutStarted> {
    const place = { templeSlug: temple.slug, qrCodeId: details.qrCodeId };
    return this.checkouts.start({ temple, place, draft, claim, said: { donation: details } });
  }

  private async purposes(
    templeId: string,
    given: GiftBody['lines'],
    scanned: boolean,
  ): Promise<{ lines: DraftLine[]; taxPolicyVersion: number }> {
    const manager = this.database.reader;
    const policy = await this.taxPolicy.current(manager, templeId);
    const funds = await this.funds.forGift(manager, templeId, [...new Set(given.map((line) => line.fundId))], 'online');
    const lines = given.map(({ fundId, amountCents }) => {
      const fund = funds.get(fundId);
      if (!fund) throw new DomainError('fund-closed');
      // A plain gift through a scanned code is classed as e-hundi; a purpose with a class of its own keeps it.
      const kind = scanned && fund.taxedKind === 'fund' ? 'e-hundi' : fund.taxedKind;
      return { ...donationLine(fund, amountCents), rule: policy.ruleOf(kind) };
    });
    return { lines, taxPolicyVersion: policy.version };
  }
}

function assertAmount(lines: GiftBody['lines'], guestOrDonorMax: number): void {
  const total = lines.reduce((sum, line) => sum + line.amountCents, 0);
  if (total > GIFT_MAX_CENTS) throw new DomainError('amount-out-of-range');
  if (total > guestOrDonorMax) throw new DomainError('guest-limit');
}
