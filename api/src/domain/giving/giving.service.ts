import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type CheckoutStarted,
  type donationEndpoints,
  GIFT_MAX_CENTS,
  GUEST_GIFT_MAX_CENTS,
  type guestEndpoints,
  type Language,
} from '@sannidhi/contracts';
import { type Actor, accountOf, guestOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { EHundiCodesService } from '../funds/e-hundi-codes.service.ts';
import { CheckoutService } from '../orders/checkout/checkout.service.ts';
import type { OrderDraft } from '../orders/order-draft.ts';
import { donationLine } from './donation-line.ts';
import type { GiftDetails } from './gifts.service.ts';
import { type GivingTerms, givingTerms } from './giving-terms.ts';

type GiftBody = BodyOf<typeof donationEndpoints.give>;
type GuestGiftBody = BodyOf<typeof guestEndpoints.give>;

/** Starts gifts of devotees and guests: what may be given, to what, and then the checkout. Nothing is charged before it. */
@Injectable()
export class GivingService {
  constructor(
    private readonly database: Database,
    private readonly codes: EHundiCodesService,
    private readonly checkouts: CheckoutService,
  ) {}

  /** Throws `temple-not-accepting`, `fund-closed` or `amount-out-of-range`. */
  async give(actor: Actor, body: GiftBody, claim: IdempotencyClaim): Promise<CheckoutStarted> {
    const { accountId, email } = accountOf(actor);
    assertAmount(body.lines, GIFT_MAX_CENTS);
    const terms = await this.termsOf(body);
    const ordered = linesOf(terms, body.lines, false);
    const { coverFees, legalName, creditedName, anonymous, dedication } = body;
    const donor = { payerAccountId: accountId, email, legalName, creditedName, anonymous };
    const gift = { ...donor, ...ordered, coverFees, source: 'web', at: new Date() } as const;
    return this.start(terms, { ...gift, method: 'card', orderId: claim.operationId }, { dedication }, claim);
  }

  /** The same for a guest; also throws `guest-limit`. */
  async giveAsGuest(actor: Actor, body: GuestGiftBody, language: Language, claim: IdempotencyClaim): Promise<CheckoutStarted> {
    const { guestSessionId, phone } = guestOf(actor);
    assertAmount(body.lines, GUEST_GIFT_MAX_CENTS);
    const terms = await this.termsOf(body);
    const code = body.qrCodeId ? await this.codes.inUse(this.database.reader, terms.temple.id, body.qrCodeId) : null;
    const ordered = linesOf(terms, body.lines, code !== null);
    const donor = { guestSessionId, phone, email: body.email, language };
    const gift = {
      ...donor,
      ...ordered,
      coverFees: body.coverFees,
      source: code ? 'guest-qr' : 'web',
      at: new Date(),
    } as const;
    return this.start(terms, { ...gift, method: 'card', orderId: claim.operationId }, { qrCodeId: code?.id }, claim);
  }

  private termsOf({ templeSlug, lines }: Pick<GiftBody, 'templeSlug' | 'lines'>): Promise<GivingTerms> {
    return givingTerms(this.database.reader, templeSlug, [...new Set(lines.map((line) => line.fundId))]);
  }

  private start(
    { temple, settings }: GivingTerms,
    draft: OrderDraft,
    details: GiftDetails,
    claim: IdempotencyClaim,
  ): Promise<CheckoutStarted> {
    const place = { templeSlug: temple.slug, qrCodeId: details.qrCodeId };
    return this.checkouts.start({ temple, settings, place, draft, claim, said: { donation: details } });
  }
}

/** What is ordered: the lines with the tax rules that apply to them. Throws `fund-closed`. */
function linesOf(
  { temple, policy, funds }: GivingTerms,
  given: GiftBody['lines'],
  scanned: boolean,
): Pick<OrderDraft, 'templeId' | 'lines' | 'taxPolicyVersion'> {
  const lines = given.map(({ fundId, amountCents }) => {
    const fund = funds.get(fundId);
    if (!fund) throw new DomainError('fund-closed');
    // A plain gift through a scanned code is classed as e-hundi; a purpose with a class of its own keeps it.
    const kind = scanned && fund.taxedKind === 'fund' ? 'e-hundi' : fund.taxedKind;
    return donationLine(fund, amountCents, policy.ruleOf(kind));
  });
  return { templeId: temple.id, lines, taxPolicyVersion: policy.version };
}

function assertAmount(lines: GiftBody['lines'], guestOrDonorMax: number): void {
  const total = lines.reduce((sum, line) => sum + line.amountCents, 0);
  if (total > GIFT_MAX_CENTS) throw new DomainError('amount-out-of-range');
  if (total > guestOrDonorMax) throw new DomainError('guest-limit');
}
