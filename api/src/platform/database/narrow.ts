import type { AmountQuery } from '@sannidhi/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Narrows a list to amounts between two bounds in cents, both included.
 * @param amount SQL of a record's amount over the query's own aliases; never anything a person sent.
 */
export function narrowToAmount<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  amount: string,
  { minCents, maxCents }: AmountQuery,
): void {
  if (minCents !== undefined) query.andWhere(`${amount} >= :minCents`, { minCents });
  if (maxCents !== undefined) query.andWhere(`${amount} <= :maxCents`, { maxCents });
}

/** Narrows a list of numbered records to the one that has this number, if one is given. */
export function narrowToNumber<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, number: number | undefined): void {
  if (number !== undefined) query.andWhere(`${query.alias}.number = :number`, { number });
}
