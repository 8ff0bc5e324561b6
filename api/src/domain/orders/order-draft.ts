import {
  coverFeeCents,
  type FeeAccount,
  type GiftMethod,
  type GiftSource,
  type Language,
  type LineKind,
  type LineOccasion,
  orderLabelOf,
  type TaxRule,
} from '@sannidhi/contracts';
import { newId } from '../../platform/ids/new-id.ts';
import { allocate } from '../ledger/allocate.ts';
import type { Order } from './order.entity.ts';
import type { OrderLine } from './order-line.entity.ts';

/** An order about to be recorded, its lines priced and classed. */
export interface OrderDraft {
  templeId: string;
  orderId: string;
  source: GiftSource;
  method: GiftMethod;
  coverFees: boolean;
  lines: readonly DraftLine[];
  taxPolicyVersion: number;
  payerAccountId?: string | null;
  guestSessionId?: string;
  phone?: string | null;
  email?: string | null;
  /** Of a guest's page. */
  language?: Language;
  legalName?: string | null;
  creditedName?: string | null;
  anonymous?: boolean;
  checkNumber?: string | null;
  postmarkedOn?: string | null;
  /** The counter batch it was entered in. */
  batch?: { id: string; number: number; name: string };
  /** Whose account recorded it, where it was taken by hand. */
  recordedById?: string | null;
  at: Date;
}

export interface DraftLine {
  kind: LineKind;
  itemId?: string;
  quantity?: number;
  /** What it credits. */
  credits: { fundId: string } | { incomeAccount: FeeAccount };
  label: string;
  amountCents: number;
  rule: TaxRule;
  propertyDescription?: string | null;
  /** What was asked for, where it comes from a cart. */
  item?: object;
  /** What its kind promises beyond the price: until when it is refunded. */
  terms?: object;
  /** Where it has a time of its own. */
  occasion?: LineOccasion;
}

/**
 * The rows of a new order. The covered fee is shared over the lines, so that each account is credited with its part. `lineId`
 * names the lines by their position where new ids won't do.
 */
export function orderRows(draft: OrderDraft, lineId: (position: number) => string = newId): { order: Order; lines: OrderLine[] } {
  const { templeId, orderId, at } = draft;
  const linesCents = draft.lines.reduce((sum, line) => sum + line.amountCents, 0);
  const coveredFeeCents = draft.coverFees ? coverFeeCents(linesCents) : 0;
  const shares = allocate(
    coveredFeeCents,
    draft.lines.map((line) => line.amountCents),
  );
  const lines = draft.lines.map((line, position) =>
    lineRow(draft, line, { id: lineId(position), position, coveredFeeCents: shares[position] ?? 0 }),
  );
  // Spelled out: to spread a dozen properties into two dozen takes hundreds of times as long.
  const order: Order = {
    templeId,
    id: orderId,
    status: 'pending',
    source: draft.source,
    method: draft.method,
    totalCents: linesCents + coveredFeeCents,
    coveredFeeCents,
    payerAccountId: draft.payerAccountId ?? null,
    guestSessionId: draft.guestSessionId ?? null,
    phone: draft.phone ?? null,
    email: draft.email ?? null,
    language: draft.language ?? null,
    legalName: draft.legalName ?? null,
    creditedName: draft.creditedName || null,
    anonymous: draft.anonymous ?? false,
    taxPolicyVersion: draft.taxPolicyVersion,
    hasDonation: draft.lines.some(({ kind }) => kind === 'donation'),
    label: orderLabelOf(draft.lines.map(({ label }) => label)),
    checkNumber: draft.checkNumber ?? null,
    postmarkedOn: draft.postmarkedOn ?? null,
    batchId: draft.batch?.id ?? null,
    batchNumber: draft.batch?.number ?? null,
    batchName: draft.batch?.name ?? null,
    recordedById: draft.recordedById ?? null,
    listedAt: at,
    createdAt: at,
    updatedAt: at,
    refundedCents: 0,
    refundHeldCents: 0,
    lostCents: 0,
    cartKey: null,
    payableUntil: null,
    toCartAt: null,
    processingAt: null,
    cardAskedAt: null,
    receiptNumber: null,
    gateway: null,
    paymentAccount: null,
    checkoutId: null,
    checkoutUrl: null,
    paymentId: null,
    paidWith: null,
    feeCents: null,
    receivedAt: null,
  };
  return { order, lines };
}

type LineFacts = Pick<OrderLine, 'id' | 'position' | 'coveredFeeCents'>;

/** The row of a line. */
export function lineRow(
  { templeId, orderId }: Pick<OrderDraft, 'templeId' | 'orderId'>,
  line: DraftLine,
  { id, position, coveredFeeCents }: LineFacts,
): OrderLine {
  const { kind, itemId, quantity, credits, label, amountCents, rule } = line;
  return {
    templeId,
    id,
    orderId,
    position,
    kind,
    itemId: itemId ?? null,
    quantity: quantity ?? 1,
    fundId: 'fundId' in credits ? credits.fundId : null,
    incomeAccount: 'incomeAccount' in credits ? credits.incomeAccount : null,
    label,
    amountCents,
    coveredFeeCents,
    refundedCents: 0,
    refundHeldCents: 0,
    taxClass: rule.taxClass,
    fairMarketValueCents: fairValueCents(line),
    benefit: rule.benefit ?? null,
    propertyDescription: line.propertyDescription ?? null,
    item: line.item ?? null,
    terms: line.terms ?? null,
    occursAt: line.occasion ? new Date(line.occasion.startsAt) : null,
    place: null,
    heldUntil: null,
    firstLineId: null,
    boughtBy: null,
  };
}

/** The good-faith value of everything a line provides, in cents: the policy names it for one seat. */
export const fairValueCents = ({ rule, quantity }: Pick<DraftLine, 'rule' | 'quantity'>): number =>
  (rule.fairMarketValueCents ?? 0) * (quantity ?? 1);
