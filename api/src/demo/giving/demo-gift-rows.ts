import { cardFeeCents } from '@sannidhi/contracts';
import type { Fund } from '../../domain/funds/fund.entity.ts';
import { donationLine } from '../../domain/giving/donation-line.ts';
import type { Order } from '../../domain/orders/order.entity.ts';
import { type DraftLine, orderRows } from '../../domain/orders/order-draft.ts';
import type { CurrentTaxPolicy } from '../../domain/tax-policy/tax-policy.service.ts';
import { demoId } from '../demo-step.ts';
import { type DemoGift, wasPaid } from './demo-plan.ts';
import type { DemoSale } from './demo-records.ts';

/** What a demo temple's gifts are given to and under. */
export interface DemoTerms {
  templeId: string;
  funds: readonly Fund[];
  policy: CurrentTaxPolicy;
}

/** The order of a gift and its lines, as they are once it was paid or wasn't. */
export function giftRows(gift: DemoGift, orderId: string, { templeId, funds, policy }: DemoTerms): DemoSale {
  const { at, donor, source, method, coverFees, anonymous, checkNumber, fate } = gift;
  const who = { payerAccountId: donor.accountId, phone: donor.phone, email: donor.email, legalName: donor.legalName };
  const what = { source, method, coverFees, anonymous, checkNumber, lines: gift.goods ?? givenTo(gift, funds, policy), at };
  const draft = { templeId, orderId, taxPolicyVersion: policy.version, ...who, ...what };
  const { order, lines } = orderRows(draft, (position) => demoId(`line:${orderId}:${position}`, at));
  const status = wasPaid(fate) ? 'paid' : (fate as 'pending' | 'failed' | 'canceled');
  return { order: Object.assign(order, byCard(gift, order), { status, receivedAt: wasPaid(fate) ? at : null }), lines };
}

const givenTo = ({ amountsCents }: DemoGift, funds: readonly Fund[], policy: CurrentTaxPolicy): DraftLine[] =>
  amountsCents.flatMap(({ fund: position, cents }) => {
    const fund = funds[position];
    return fund ? [donationLine(fund, cents, policy.ruleOf(fund.taxedKind))] : [];
  });

/** What the processor says of a gift that wasn't handed over. */
function byCard({ at, source, method, fate }: DemoGift, { templeId, id, totalCents }: Order): Partial<Order> {
  if (source === 'counter' || source === 'hundi') return {};
  const provider = { gateway: 'sandbox', paymentAccount: templeId, checkoutId: demoId(`checkout:${id}`, at) } as const;
  if (!wasPaid(fate)) return provider;
  const paidWith = method === 'ach' ? 'Bank account ending 6789' : 'Visa ending 4242';
  return { ...provider, paymentId: demoId(`payment:${id}`), paidWith, feeCents: cardFeeCents(totalCents) };
}
