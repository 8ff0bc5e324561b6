import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  type DayOff,
  messagesOf,
  type PriestAvailability,
  type priestAvailabilityEndpoints,
  priestNoun,
} from '@sannidhi/contracts';
import { daysAfter } from '@sannidhi/panchanga';
import { MoreThanOrEqual } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/rows.ts';
import { fieldError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { PriestHours } from './priest-availability.entity.ts';
import { PriestDayOff } from './priest-day-off.entity.ts';
import { openProfile } from './priest-profile-row.ts';

const say = messagesOf(priestNoun);

/** When the signed-in priest can be asked. */
@Injectable()
export class PriestHoursService {
  constructor(private readonly database: Database) {}

  async own(actor: Actor): Promise<PriestAvailability> {
    const { accountId } = accountOf(actor);
    return hoursView(await this.database.reader.findBy(PriestHours, { accountId }));
  }

  /** Replaces all hours. What was accepted before stays. Throws `invalid-fields` for hours that overlap. */
  async change(actor: Actor, body: BodyOf<typeof priestAvailabilityEndpoints.changeAvailability>): Promise<PriestAvailability> {
    const { accountId } = accountOf(actor);
    assertApart(body.weekly, 'weekly', ({ weekday }) => weekday);
    assertApart(body.exceptions, 'exceptions', ({ date }) => date);
    const row = { accountId, createdAt: new Date() };
    const rows = [
      ...body.weekly.map(({ weekday, from, until }) => ({ ...row, id: newId(), weekday, onDate: null, fromTime: from, untilTime: until })),
      ...body.exceptions.map(({ date, from, until }) => ({
        ...row,
        id: newId(),
        weekday: null,
        onDate: date,
        fromTime: from,
        untilTime: until,
      })),
    ];
    await this.database.transaction(async (tx) => {
      await openProfile(tx, accountId);
      await tx.delete(PriestHours, { accountId });
      await insertRows(tx, PriestHours, rows);
    });
    return hoursView(rows);
  }

  /** Those that aren't over anywhere. */
  async daysOff(actor: Actor): Promise<{ daysOff: DayOff[] }> {
    const { accountId } = accountOf(actor);
    const where = { accountId, untilDate: MoreThanOrEqual(yesterday()) };
    const rows = await this.database.reader.find(PriestDayOff, { where, order: { fromDate: 'ASC', id: 'ASC' } });
    return { daysOff: rows.map(dayOffView) };
  }

  /** Replaces those that aren't over. Throws `invalid-fields` for dates that are. */
  async changeDaysOff(actor: Actor, { daysOff }: BodyOf<typeof priestAvailabilityEndpoints.changeDaysOff>): Promise<{ daysOff: DayOff[] }> {
    const { accountId } = accountOf(actor);
    const passed = daysOff.findIndex(({ until }) => until < yesterday());
    if (passed >= 0) throw fieldError(`daysOff[${passed}].until`, say('priest.date-passed'));
    const createdAt = new Date();
    await this.database.transaction(async (tx) => {
      await openProfile(tx, accountId);
      await tx.delete(PriestDayOff, { accountId, untilDate: MoreThanOrEqual(yesterday()) });
      const rows = daysOff.map(({ from, until, reason }) => ({
        id: newId(),
        accountId,
        fromDate: from,
        untilDate: until,
        reason,
        createdAt,
      }));
      await insertRows(tx, PriestDayOff, rows);
    });
    return this.daysOff(actor);
  }
}

/** Hours as their priest entered them, in order. */
export function hoursView(rows: readonly PriestHours[]): PriestAvailability {
  const sorted = [...rows].sort((a, b) => (a.fromTime < b.fromTime ? -1 : 1));
  return {
    weekly: sorted
      .flatMap(({ weekday, fromTime: from, untilTime: until }) => (weekday === null ? [] : [{ weekday, from, until }]))
      .sort((a, b) => a.weekday - b.weekday),
    exceptions: sorted
      .flatMap(({ onDate: date, fromTime: from, untilTime: until }) => (date === null ? [] : [{ date, from, until }]))
      .sort((a, b) => (a.date < b.date ? -1 : 1)),
  };
}

export const dayOffView = ({ fromDate, untilDate, reason }: PriestDayOff): DayOff => ({ from: fromDate, until: untilDate, reason });

/** In whatever zone, a date before this one is over. */
const yesterday = (): string => daysAfter(new Date().toISOString().slice(0, 10), -1);

function assertApart<Window extends { from: string; until: string }>(
  windows: readonly Window[],
  field: string,
  dayOf: (window: Window) => number | string,
): void {
  const index = windows.findIndex((one, at) =>
    windows.slice(0, at).some((other) => dayOf(one) === dayOf(other) && one.from < other.until && other.from < one.until),
  );
  if (index >= 0) throw fieldError(`${field}[${index}].from`, say('priest.hours-overlap'));
}
