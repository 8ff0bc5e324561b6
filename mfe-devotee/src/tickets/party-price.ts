import { discountOf, type TicketDiscount, type TicketPerson } from '@sannidhi/contracts';
import type { ChosenOffer } from './ticket-choice.ts';

/** What somebody pays for all chosen dates, before a discount. */
export const priceOf = ({ types, times }: ChosenOffer, { typeId, amountCents }: Pick<TicketPerson, 'typeId' | 'amountCents'>): number => {
  const type = types.find(({ id }) => id === typeId);
  return type?.pricing === 'wish' ? (amountCents ?? 0) : (type?.priceCents ?? 0) * times;
};

/** What a code takes off for one person, on each date by itself. */
export const offOf = ({ types, times }: ChosenOffer, typeId: string, discount: TicketDiscount | null): number => {
  const type = types.find(({ id }) => id === typeId);
  return type && discount ? discountOf(discount, type) * times : 0;
};

/** What a party comes to. */
export const partyCents = (
  offer: ChosenOffer,
  people: readonly Pick<TicketPerson, 'typeId' | 'amountCents'>[],
  discount: TicketDiscount | null,
): number => people.reduce((sum, person) => sum + priceOf(offer, person) - offOf(offer, person.typeId, discount), 0);
