import { peopleFound } from '../search/people-found.ts';
import type { SearchPart } from '../search/search-part.ts';
import { StaffMember } from '../staff/staff-member.entity.ts';

/** The people of one temple's office, by name and email. */
export const staffSearch: SearchPart = {
  noun: 'staff-member',
  permission: 'staff:read',
  label: { en: 'Staff', hi: 'कर्मचारी' },
  order: 60,
  find: (searched) =>
    peopleFound(
      {
        people: searched.reader.createQueryBuilder(StaffMember, 'person'),
        id: 'person.id',
        also: ['person.adminName'],
        page: '/temple-admin/users-roles',
        parameter: 'person',
      },
      searched,
    ),
};
