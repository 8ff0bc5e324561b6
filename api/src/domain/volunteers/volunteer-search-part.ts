import { containing } from '../../platform/database/like.ts';
import { pageAt, type SearchPart } from '../search/search-part.ts';
import { VolunteerRow } from './volunteer.entity.ts';
import { VolunteerOpportunityRow } from './volunteer-opportunity.entity.ts';

/** A temple's volunteers, by name. */
export const volunteerSearch: SearchPart = {
  noun: 'volunteer',
  permission: 'volunteers:read',
  label: { en: 'Volunteers', hi: 'स्वयंसेवक' },
  order: 70,
  all: (search) => pageAt('/temple-admin/volunteers', { search }),
  find: async ({ reader, templeId, words, limit }) => {
    const volunteers = await reader
      .createQueryBuilder(VolunteerRow, 'volunteer')
      .where({ templeId })
      .andWhere("volunteer.searchText LIKE :words ESCAPE '!'", { words: containing(words) })
      .orderBy('volunteer.searchText', 'ASC')
      .limit(limit)
      .getMany();
    return volunteers.map(({ id, name }) => ({ id, title: name, path: pageAt('/temple-admin/volunteers', { volunteer: id }) }));
  },
};

/** What a temple needs volunteers for, by title, newest first. */
export const opportunitySearch: SearchPart = {
  noun: 'volunteer-opportunity',
  permission: 'volunteers:read',
  label: { en: 'Volunteer opportunities', hi: 'सेवा के अवसर' },
  order: 71,
  find: async ({ reader, templeId, words, limit }) => {
    const opportunities = await reader
      .createQueryBuilder(VolunteerOpportunityRow, 'opportunity')
      .where({ templeId })
      .andWhere("LOWER(opportunity.title) LIKE :words ESCAPE '!'", { words: containing(words) })
      .orderBy('opportunity.id', 'DESC')
      .limit(limit)
      .getMany();
    return opportunities.map(({ id, title, placeName }) => ({
      id,
      title,
      ...(placeName ? { detail: placeName } : {}),
      path: pageAt('/temple-admin/volunteer-management?view=opportunities', { opportunity: id }),
    }));
  },
};
