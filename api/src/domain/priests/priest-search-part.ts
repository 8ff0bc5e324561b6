import { peopleFound } from '../search/people-found.ts';
import type { SearchPart } from '../search/search-part.ts';
import { PriestTemple } from './priest-temple.entity.ts';

/** The priests who serve one temple, by name and email. */
export const priestSearch: SearchPart = {
  noun: 'priest',
  permission: 'bookings:read',
  label: { en: 'Priests', hi: 'पुजारी' },
  order: 50,
  find: (searched) =>
    peopleFound(
      {
        people: searched.reader.createQueryBuilder(PriestTemple, 'person'),
        id: 'person.accountId',
        page: '/temple-admin/priest-management',
        parameter: 'priest',
      },
      searched,
    ),
};
