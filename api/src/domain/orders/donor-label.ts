import { donationNoun, type Message, type MessageRef, messagesOf, refOf } from '@sannidhi/contracts';
import { type PostedReason, reasonOf } from '../ledger/ledger-reason.ts';
import { type PaidCode, paidCodeOf } from '../ledger/paid-for.ts';
import type { Order } from './order.entity.ts';
import type { OrderLine } from './order-line.entity.ts';

type Donor = Pick<Order, 'anonymous' | 'legalName' | 'phone' | 'source'>;

const say = messagesOf(donationNoun);

/** "Guest, phone ending 0148" */
const guest = (phone: string): Message => say('donation.donor-guest', { ending: phone.slice(-4) });

/** How lists name a donor: by name unless they asked not to be, a guest by the end of the phone. */
export function donorLabelOf(donor: Donor): string {
  const said = namelessDonor(donor);
  return said ? said.sentence : (donor.legalName ?? '');
}

/** The same for readers of other languages; null where the label is a person's name. */
export function donorMessageOf(donor: Donor): MessageRef | null {
  const said = namelessDonor(donor);
  return said && refOf(said);
}

function namelessDonor({ anonymous, legalName, phone, source }: Donor): Message | null {
  if (source === 'hundi') return say('donation.donor-hundi');
  if (!anonymous && legalName !== null) return null;
  return anonymous || !phone ? say('donation.donor-anonymous') : guest(phone);
}

/** Why the payment of an order is posted: what was paid for, and by whom. */
export const paidReason = (donor: Donor, lines: readonly Pick<OrderLine, 'kind'>[]): PostedReason =>
  donorReason(paidCodeOf(lines.map(({ kind }) => kind)), donor);

/** Why an entry about an order's donor is posted. */
export const donorReason = (code: PaidCode | 'ledger.gift-reversed' | 'ledger.gift-corrected', donor: Donor): PostedReason => ({
  ...reasonOf(code, { donor: donorLabelOf(donor) }),
  donor: donorMessageOf(donor),
});

/** How a receipt names its donor. Anonymity is about public credit: the donor's own receipt carries the legal name. */
export function receiptNameOf({ legalName, phone, source }: Donor): string {
  if (source === 'hundi') return say('donation.donor-hundi-unnamed').sentence;
  return legalName ?? (phone ? guest(phone) : say('donation.donor-unnamed')).sentence;
}
