import type { PoojaOffer } from '@sannidhi/contracts';
import type { Text } from '@sannidhi/kit';

/** Where a pooja is performed: its hall, at home, or in the family's absence; empty for the temple itself. */
export const placeOf = ({ location, place }: Pick<PoojaOffer, 'location' | 'place'>, text: Text): string =>
  location === 'temple' ? place : text(`poojas.location.${location}`);
