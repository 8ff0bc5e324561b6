import { randomUUID } from 'node:crypto';
import type { Row, Rows } from '@sannidhi/e2e/rows';

/** What the entries belong to. */
export interface Parents {
  eventId: string;
  serviceId: string;
  opportunityId: string;
  hallIds: string[];
}

/** Which are used in turns. */
export const HALLS = 5;

/** An event, a pooja, a task for volunteers and halls of their own, copied from the demo's: the months' entries meet none of its. */
export async function parentsOf(rows: Rows, templeId: string): Promise<Parents> {
  const copied = async (table: string, sample: string, fields: Row = {}) => {
    const id = randomUUID();
    await rows.insert(table, [{ ...(await rowOf(rows, templeId, table, sample)), ...fields, id }]);
    return id;
  };
  const hallIds: string[] = [];
  for (let hall = 1; hall <= HALLS; hall += 1) hallIds.push(await copied('resources', "kind = 'hall'", { name: `Pavilion ${hall}` }));
  return {
    eventId: await copied('events', 'isPublished = 1', { resourceId: null }),
    serviceId: await copied('pooja_services', 'active = 1', { name: 'Sahasranama archana' }),
    opportunityId: await copied('volunteer_opportunities', 'isPublished = 1'),
    hallIds,
  };
}

/** One of the temple's rows. */
export async function rowOf(rows: Rows, templeId: string, table: string, sample: string): Promise<Row> {
  const [row] = await rows.query(`SELECT * FROM ${table} WHERE templeId = ? AND ${sample} LIMIT 1`, [templeId]);
  if (!row) throw new Error(`The demo has none of the temple's ${table} where ${sample}.`);
  return row;
}
