import { formatPhone } from '@sannidhi/contracts';

/** People whom nothing but a call reaches, with their numbers: "Sunitha Hegde, (732) 555-0100; Lata Menon". */
export const toCallText = (people: readonly { bookedBy: string; phone: string | null }[]): string =>
  people.map(({ bookedBy, phone }) => (phone ? `${bookedBy}, ${formatPhone(phone)}` : bookedBy)).join('; ');
