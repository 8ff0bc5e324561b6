import type { EntityManager } from 'typeorm';

/**
 * Runs one statement with `?` parameters in the transaction and returns how many rows it changed: the conditional `UPDATE … WHERE` for
 * anything that counts down, and every claim.
 */
export async function execute(tx: EntityManager, sql: string, parameters: unknown[]): Promise<number> {
  if (!tx.queryRunner) throw new Error('Statements that write need the EntityManager of a transaction.');
  const { affected } = await tx.queryRunner.query(sql, parameters, true);
  return affected ?? 0;
}
