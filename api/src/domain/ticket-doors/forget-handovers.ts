import type { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { LATE_MS } from './door-access.service.ts';
import { DoorScanRow } from './door-scan.entity.ts';

/** In place of what was erased, so that lines that name somebody still read well. */
const ERASED = '–';
/** Dates of one round; the next one takes the others. */
const DATES = 200;

/** Erases who took a child, and why without its code, from the logs of dates that ended before a moment. That it was handed over, by whom and how stays. */
export async function forgetHandovers(database: Database, before: Date): Promise<void> {
  const dates = await database.reader
    .createQueryBuilder(DoorScanRow, 'line')
    .select('line.templeId', 'templeId')
    .addSelect('line.occurrenceId', 'occurrenceId')
    .distinct(true)
    .innerJoin('event_occurrences', 'happens', 'happens.templeId = line.templeId AND happens.id = line.occurrenceId')
    .where("line.handedTo <> :erased AND happens.status <> 'postponed' AND happens.endsAt < :before", { erased: ERASED, before })
    .limit(DATES)
    .getRawMany<{ templeId: string; occurrenceId: string }>();
  for (const { templeId, occurrenceId } of dates)
    await database.transaction((tx) => execute(tx, FORGET, [ERASED, ERASED, templeId, occurrenceId, ERASED]));
}

/** Forgets who kept a door and doesn't any more, once everything of theirs has arrived. */
export async function forgetHelpers(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LATE_MS);
  await database.transaction((tx) => execute(tx, 'DELETE FROM door_helpers WHERE removedAt < ?', [before]));
}

const FORGET = `UPDATE door_scans SET handedTo = ?, handedWhy = CASE WHEN handedWhy = '' THEN '' ELSE ? END
  WHERE templeId = ? AND occurrenceId = ? AND handedTo <> ?`;
