import { Injectable } from '@nestjs/common';
import { messagesOf, type OwnShift, SELF, shiftAssignmentNoun } from '@sannidhi/contracts';
import { type EntityManager, In, LessThan } from 'typeorm';
import { type AccountActor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { ShiftAssignmentRow } from './shift-assignment.entity.ts';
import { placeOf, shiftTemple } from './shift-views.ts';
import { VolunteerRow } from './volunteer.entity.ts';
import { VolunteerOpportunityRow } from './volunteer-opportunity.entity.ts';
import { VolunteerShiftRow } from './volunteer-shift.entity.ts';

/** A household's places, with what they are for. */
@Injectable()
export class OwnShiftViews {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
  ) {}

  /** An account's places by their ids, in the order of the ids. */
  async byIds(actor: AccountActor, ids: readonly string[]): Promise<OwnShift[]> {
    const rows = await this.database.reader.findBy(ShiftAssignmentRow, { accountId: accountOf(actor).accountId, id: In([...ids]) });
    const shown = await this.of(rows);
    return ids.flatMap((id) => shown.find((each) => each.id === id) ?? []);
  }

  /** Places as their household sees them, in the same order. */
  async of(rows: readonly ShiftAssignmentRow[]): Promise<OwnShift[]> {
    const { reader } = this.database;
    const shifts = await together(reader, VolunteerShiftRow, rows, 'shiftId');
    const opportunities = await together(reader, VolunteerOpportunityRow, shifts, 'opportunityId');
    const leads = await together(reader, VolunteerRow, shifts, 'leadId');
    const temples = await this.temples.named(
      reader,
      rows.map(({ templeId }) => templeId),
    );
    const views = rows.map(async (row) => {
      const shift = shifts.find(({ id }) => id === row.shiftId);
      const opportunity = opportunities.find(({ id }) => id === shift?.opportunityId);
      const temple = temples.get(row.templeId);
      if (!shift || !opportunity || !temple) return [];
      const lead = leads.find(({ id }) => id === shift.leadId);
      return [
        {
          ...facts(row),
          ...about(shift, opportunity),
          temple: shiftTemple(temple),
          leadName: lead?.name ?? null,
          position: await position(reader, row),
        },
      ];
    });
    return (await Promise.all(views)).flat();
  }
}

const say = messagesOf(shiftAssignmentNoun);

const facts = (row: ShiftAssignmentRow) => ({
  id: row.id,
  shiftId: row.shiftId,
  name: row.name,
  person: row.personId === row.accountId ? SELF : row.personId,
  status: row.status,
  isTrainee: row.isTrainee,
  isMinor: row.isMinor,
  reason: row.reason,
  refusal: row.refusal && say(row.refusal),
  isOffered: row.offeredAt !== null,
});

const about = (shift: VolunteerShiftRow, opportunity: VolunteerOpportunityRow) => ({
  title: opportunity.title,
  description: opportunity.description,
  placeName: placeOf(shift, opportunity),
  note: shift.note,
  startsAt: shift.startsAt.toISOString(),
  endsAt: shift.endsAt.toISOString(),
  timeZone: shift.timeZone,
});

/** How many wait before someone, and they. */
async function position(manager: EntityManager, { templeId, shiftId, status, waitNumber }: ShiftAssignmentRow): Promise<number | null> {
  if (status !== 'waiting' || waitNumber === null) return null;
  return 1 + (await manager.countBy(ShiftAssignmentRow, { templeId, shiftId, status: 'waiting', waitNumber: LessThan(waitNumber) }));
}

/** The rows that others name by one of their columns, in one query per temple's key. */
export async function together<Row extends { templeId: string; id: string }, From extends { templeId: string }>(
  manager: EntityManager,
  entity: new () => Row,
  from: readonly From[],
  column: keyof From & string,
): Promise<Row[]> {
  const ids = [...new Set(from.flatMap((row) => (typeof row[column] === 'string' ? [row[column] as string] : [])))];
  const templeIds = [...new Set(from.map(({ templeId }) => templeId))];
  if (ids.length === 0) return [];
  return manager.getRepository(entity).findBy({ templeId: In(templeIds), id: In(ids) } as never);
}
