import type { Donation } from './donation.entity.ts';

type Donor = Pick<Donation, 'anonymous' | 'legalName' | 'phone' | 'source'>;

/** "Guest, phone ending 0148" */
const guestName = (phone: string): string => `Guest, phone ending ${phone.slice(-4)}`;

/** How lists name a donor: by name unless they asked not to be, a guest by the end of the phone. */
export function donorLabelOf({ anonymous, legalName, phone, source }: Donor): string {
  if (source === 'hundi') return 'Hundi collection';
  if (anonymous) return 'Anonymous';
  return legalName ?? (phone ? guestName(phone) : 'Anonymous');
}

/** How a receipt names its donor. Anonymity is about public credit: the donor's own receipt carries the legal name. */
export function receiptNameOf({ legalName, phone, source }: Donor): string {
  if (source === 'hundi') return 'Hundi collection, donors not named';
  return legalName ?? (phone ? guestName(phone) : 'Donor not named');
}
