import { cityById } from '@sannidhi/panchanga/cities';
import { In } from 'typeorm';
import type { LocationPart, Spot } from '../broadcasts/location-part.ts';
import { FestivalPreferenceRow } from './festival-preference.entity.ts';

/** The city a devotee said they live by. Without one it is their home temple's, which says nothing about where they are. */
export const festivalLocation: LocationPart = {
  order: 20,
  of: async (reader, _, accountIds) => {
    const rows = await reader.findBy(FestivalPreferenceRow, { accountId: In([...accountIds]) });
    const spots = new Map<string, Spot>();
    for (const { accountId, city } of rows) {
      const known = city === null ? undefined : cityById(city);
      if (known) spots.set(accountId, known);
    }
    return spots;
  },
};
