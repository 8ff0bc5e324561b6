import type { Donation } from './donation.entity.ts';

type Donor = Pick<Donation, 'anonymous' | 'legalName' | 'phone' | 'source'>;

/** "(732) 555-0148" of an E.164 number of the US or Canada. */
export const nationalPhone = (phone: string): string => `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;

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
