import { OPEN_PLEDGES } from '@sannidhi/contracts';
import { containing } from '../../platform/database/like.ts';
import { pageAt, type SearchPart } from '../search/search-part.ts';
import { Pledge } from './pledge.entity.ts';

const PAGE = '/temple-admin/donation-management?view=pledges';

/** Open pledges, by their donors' names and emails; the list has the rest. */
export const pledgeSearch: SearchPart = {
  noun: 'pledge',
  permission: 'pledges:read',
  label: { en: 'Pledges', hi: 'संकल्पित दान' },
  order: 25,
  all: (search) => pageAt(PAGE, { search }),
  find: async ({ reader, templeId, words, limit }) => {
    const pledges = await reader
      .createQueryBuilder(Pledge, 'pledge')
      .where('pledge.templeId = :templeId AND pledge.status IN (:...open)', { templeId, open: OPEN_PLEDGES })
      .andWhere("pledge.searchText LIKE :words ESCAPE '!'", { words: containing(words) })
      .orderBy('pledge.id', 'DESC')
      .limit(limit)
      .getMany();
    return pledges.map(({ id, donorName, fundName, amountCents, createdAt }) => ({
      id,
      title: donorName,
      detail: fundName,
      amountCents,
      at: createdAt.toISOString(),
      path: pageAt(PAGE, { pledge: id }),
    }));
  },
};
