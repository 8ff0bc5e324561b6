import type { AmountQuery } from '@sannidhi/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Limits a list to amounts between two bounds in cents, inclusive.
 * @param amount SQL for a record's amount, using the query's own aliases; never user input.
 */
export function narrowToAmount<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  amount: string,
  { minCents, maxCents }: AmountQuery,
): void {
  if (minCents !== undefined) query.andWhere(`${amount} >= :minCents`, { minCents });
  if (maxCents !== undefined) query.andWhere(`${amount} <= :maxCents`, { maxCents });
}

/** Limits a list of numbered records to the one with this number, if given. */
export function narrowToNumber<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, number: number | undefined): void {
  if (number !== undefined) query.andWhere(`${query.alias}.number = :number`, { number });
}
