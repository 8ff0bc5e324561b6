import { containing } from '../../platform/database/like.ts';
import { pageAt, type SearchPart } from '../search/search-part.ts';
import { Fund } from './fund.entity.ts';

/** A temple's few dozen funds, by name. */
export const fundSearch: SearchPart = {
  noun: 'fund',
  permission: 'donations:read',
  label: { en: 'Funds', hi: 'कोष' },
  order: 70,
  find: async ({ reader, templeId, words, limit }) => {
    const funds = await reader
      .createQueryBuilder(Fund, 'fund')
      .where({ templeId })
      .andWhere("LOWER(fund.name) LIKE :words ESCAPE '!'", { words: containing(words) })
      .orderBy({ 'fund.active': 'DESC', 'fund.position': 'ASC' })
      .limit(limit)
      .getMany();
    return funds.map(({ id, name, description }) => ({
      id,
      title: name,
      ...(description ? { detail: description } : {}),
      path: pageAt('/temple-admin/donation-management?view=funds', { fund: id }),
    }));
  },
};
