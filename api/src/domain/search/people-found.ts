import type { SearchHit } from '@sannidhi/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { containing } from '../../platform/database/like.ts';
import { Account } from '../accounts/account.entity.ts';
import { pageAt, type Searched } from './search-part.ts';

interface PeopleSearch {
  /** One row per person, with the columns `templeId` and `accountId`. Named `person` in the query. */
  people: SelectQueryBuilder<ObjectLiteral>;
  /** The column that identifies a person on their page: `person.id`. */
  id: string;
  /** More columns to search than an account's name and email. */
  also?: readonly string[];
  /** A person's page in the office, and the parameter that opens it. */
  page: string;
  parameter: string;
}

/** The people of one temple by name and email, in the order of their names. */
export async function peopleFound(
  { people, id, also = [], page, parameter }: PeopleSearch,
  { templeId, words, limit }: Pick<Searched, 'templeId' | 'words' | 'limit'>,
): Promise<SearchHit[]> {
  const columns = [...also, 'account.fullName', 'account.email'].join(', ');
  const rows: { id: string; name: string; email: string }[] = await people
    .innerJoin(Account, 'account', 'account.id = person.accountId')
    .where('person.templeId = :templeId', { templeId })
    .andWhere(`LOWER(CONCAT_WS(' ', ${columns})) LIKE :words ESCAPE '!'`, { words: containing(words) })
    .select([`${id} AS id`, 'account.fullName AS name', 'account.email AS email'])
    .orderBy('account.fullName')
    .limit(limit)
    .getRawMany();
  return rows.map((row) => ({ id: row.id, title: row.name, detail: row.email, path: pageAt(page, { [parameter]: row.id }) }));
}
