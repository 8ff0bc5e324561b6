import { coverFeeCents, type DEDICATION_KINDS, type GiftMethod, type GiftSource, type TaxRule } from '@sannidhi/contracts';
import { newId } from '../../platform/ids/new-id.ts';
import { allocate } from '../ledger/allocate.ts';
import type { Donation } from './donation.entity.ts';
import type { DonationLine } from './donation-line.entity.ts';
import { searchTextOf } from './search-text.ts';

/** A gift about to be recorded, its purposes looked up and classed. */
export interface GiftDraft {
  templeId: string;
  donationId: string;
  source: GiftSource;
  method: GiftMethod;
  coverFees: boolean;
  lines: readonly DraftLine[];
  taxPolicyVersion: number;
  donorAccountId?: string;
  guestSessionId?: string;
  phone?: string;
  email?: string | null;
  legalName?: string | null;
  creditedName?: string | null;
  anonymous?: boolean;
  dedication?: { kind: (typeof DEDICATION_KINDS)[number]; name: string };
  qrCodeId?: string;
  checkNumber?: string | null;
  at: Date;
}

export interface DraftLine {
  fundId: string;
  fundName: string;
  amountCents: number;
  rule: TaxRule;
  propertyDescription?: string | null;
}

/**
 * The rows of a new gift. The covered fee is shared over the lines, so that each fund is credited with its part. `lineId`
 * names the lines by their position where new ids won't do.
 */
export function giftRows(draft: GiftDraft, lineId: (position: number) => string = newId): { donation: Donation; lines: DonationLine[] } {
  const { templeId, donationId, at } = draft;
  const giftCents = draft.lines.reduce((sum, line) => sum + line.amountCents, 0);
  const coveredFeeCents = draft.coverFees ? coverFeeCents(giftCents) : 0;
  const shares = allocate(
    coveredFeeCents,
    draft.lines.map((line) => line.amountCents),
  );
  const lines = draft.lines.map((line, position) =>
    lineRow(draft, line, { id: lineId(position), position, coveredFeeCents: shares[position] ?? 0 }),
  );
  // Spelled out: to spread a dozen properties into two dozen takes hundreds of times as long.
  const donation: Donation = {
    templeId,
    id: donationId,
    status: 'pending',
    source: draft.source,
    method: draft.method,
    totalCents: giftCents + coveredFeeCents,
    coveredFeeCents,
    donorAccountId: draft.donorAccountId ?? null,
    guestSessionId: draft.guestSessionId ?? null,
    phone: draft.phone ?? null,
    email: draft.email ?? null,
    legalName: draft.legalName ?? null,
    creditedName: draft.creditedName || null,
    anonymous: draft.anonymous ?? false,
    dedicationKind: draft.dedication?.kind ?? null,
    dedicationName: draft.dedication?.name ?? null,
    qrCodeId: draft.qrCodeId ?? null,
    taxPolicyVersion: draft.taxPolicyVersion,
    fundLabel: fundLabelOf(draft.lines.map((line) => line.fundName)),
    checkNumber: draft.checkNumber ?? null,
    listedAt: at,
    createdAt: at,
    updatedAt: at,
    refundedCents: 0,
    refundHeldCents: 0,
    receiptNumber: null,
    searchText: '',
    gateway: null,
    paymentAccount: null,
    checkoutId: null,
    checkoutUrl: null,
    paymentId: null,
    paidWith: null,
    feeCents: null,
    receivedAt: null,
  };
  donation.searchText = searchTextOf(donation);
  return { donation, lines };
}

type LinePlace = Pick<DonationLine, 'id' | 'position' | 'coveredFeeCents'>;

function lineRow({ templeId, donationId }: GiftDraft, line: DraftLine, { id, position, coveredFeeCents }: LinePlace): DonationLine {
  const { fundId, fundName, amountCents, rule } = line;
  return {
    templeId,
    id,
    donationId,
    position,
    fundId,
    fundName,
    amountCents,
    coveredFeeCents,
    refundedCents: 0,
    taxClass: rule.taxClass,
    fairMarketValueCents: rule.fairMarketValueCents ?? 0,
    benefit: rule.benefit ?? null,
    propertyDescription: line.propertyDescription ?? null,
  };
}

function fundLabelOf(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  const more = distinct.length - 1;
  return more > 0 ? `${distinct[0]} and ${more} more` : (distinct[0] ?? '');
}
