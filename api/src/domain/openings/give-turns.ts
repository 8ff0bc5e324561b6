import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import type { OpeningKey } from './opening-moves.ts';

/** Places whose turns are written in one statement. */
const CHUNK = 200;

/** Gives places their turns, from `first` on, in the order of their ids given; `shuffled` ones keep it as the published one. */
export async function giveTurns(
  tx: EntityManager,
  { templeId, id }: OpeningKey,
  tickets: readonly string[],
  { first, shuffled }: { first: number; shuffled: boolean },
): Promise<void> {
  const turn = shuffled ? 'turn = @, shuffledTurn = @' : 'turn = @';
  for (let at = 0; at < tickets.length; at += CHUNK) {
    const chunk = tickets.slice(at, at + CHUNK);
    const pairs = chunk.flatMap((ticket, index) => [ticket, first + at + index]);
    const cases = `CASE id ${'WHEN ? THEN ? '.repeat(chunk.length)}END`;
    const sql = `UPDATE pooja_opening_places SET ${turn.replaceAll('@', cases)}
      WHERE templeId = ? AND openingId = ? AND id IN (${chunk.map(() => '?').join(', ')})`;
    await execute(tx, sql, [...pairs, ...(shuffled ? pairs : []), templeId, id, ...chunk]);
  }
}
