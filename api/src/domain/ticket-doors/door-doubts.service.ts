import { Injectable } from '@nestjs/common';
import { type DoorDoubt, type DoorTicket, doubtsOf, type OfficeCards, readDoorLog } from '@sannidhi/contracts';
import { In, MoreThan } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { namedDate } from '../events/named-date.ts';
import { TicketRow } from '../tickets/ticket.entity.ts';
import { TicketLists } from '../tickets/ticket-lists.service.ts';
import { TicketTypeRow } from '../tickets/ticket-type.entity.ts';
import { DoorRow } from './door.entity.ts';
import { scanOf } from './door-log.service.ts';
import { DoorScanRow } from './door-scan.entity.ts';

/** After a week, a double entry no longer needs a decision. */
const RECENT_MS = 7 * 24 * 3_600_000;
const DOORS = 10;

/** Rows that one statement asks for by their tickets. */
const READ_TOGETHER = 500;
const DOUBTED =
  "ticket.status <> 'valid' OR ticket.occurrenceId <> entry.occurrenceId OR (entry.way = 'code' AND entry.version < ticket.version)";

const WENT_OUT = "entry.act = 'out' AND kind.isDropOff = 1";
/** Without a name or the code, to somebody who might not or of whom nobody knows, or as only somebody says whose door had ended. */
const UNPROVEN =
  "entry.handedTo IS NULL OR entry.handedWhy <> '' OR entry.handedBarred IS NULL OR entry.handedBarred = 1 OR entry.isLate = 1";
const one = (condition: string): string => `CASE WHEN ${condition} THEN 1 ELSE 0 END`;

/** Entries at a temple's doors that wait for a person's decision. */
@Injectable()
export class DoorDoubts {
  constructor(
    private readonly database: Database,
    private readonly tickets: TicketLists,
  ) {}

  /** How many there are at the doors of the last days, and the date of the newest one. */
  async waiting(actor: Actor, now = new Date()): Promise<OfficeCards['doors']> {
    const templeId = staffOf(actor).temple.id;
    const where = { templeId, changedAt: MoreThan(new Date(now.getTime() - RECENT_MS)) };
    const doors = await this.database.reader.find(DoorRow, { where, order: { changedAt: 'DESC', id: 'DESC' }, take: DOORS });
    const counts = [];
    for (const { id } of doors) counts.push({ id, doubts: (await this.at(templeId, id)).length });
    const newest = counts.find(({ doubts }) => doubts > 0);
    const { reader } = this.database;
    const date = newest ? await reader.findOneBy(EventOccurrenceRow, { templeId, id: newest.id }) : null;
    return { doubts: counts.reduce((sum, { doubts }) => sum + doubts, 0), date: await namedDate(reader, date) };
  }

  private async at(templeId: string, occurrenceId: string): Promise<DoorDoubt[]> {
    const { reader } = this.database;
    const suspects = await this.suspects(templeId, occurrenceId);
    if (suspects.length === 0) return [];
    const [scans, tickets]: [DoorScanRow[], DoorTicket[]] = [[], []];
    for (let from = 0; from < suspects.length; from += READ_TOGETHER) {
      const some = In(suspects.slice(from, from + READ_TOGETHER));
      scans.push(...(await reader.find(DoorScanRow, { where: { templeId, occurrenceId, ticketId: some }, order: { line: 'ASC' } })));
      tickets.push(...(await this.tickets.ofDoor(reader, { templeId, occurrenceId, id: some })));
    }
    scans.sort((one, other) => one.line - other.line);
    return doubtsOf(readDoorLog(scans.map(scanOf), new Map(tickets.map((ticket) => [ticket.id, ticket]))));
  }

  /**
   * Tickets that came in more than once or by a code that was replaced, or don't count, and children who went out more than once or not by a
   * right code: all others need nobody.
   */
  private async suspects(templeId: string, occurrenceId: string): Promise<string[]> {
    const rows = await this.database.reader
      .createQueryBuilder(DoorScanRow, 'entry')
      .select('entry.ticketId', 'id')
      .leftJoin(TicketRow, 'ticket', 'ticket.templeId = entry.templeId AND ticket.id = entry.ticketId')
      .leftJoin(TicketTypeRow, 'kind', 'kind.templeId = ticket.templeId AND kind.id = ticket.typeId')
      .where({ templeId, occurrenceId, act: In(['in', 'out']) })
      .groupBy('entry.ticketId')
      .having(`SUM(${one("entry.act = 'in'")}) > 1 OR SUM(${one(WENT_OUT)}) > 1`)
      .orHaving(`MAX(${one(`(entry.act = 'in' OR (${WENT_OUT})) AND (${DOUBTED})`)}) = 1`)
      .orHaving(`MAX(${one(`${WENT_OUT} AND (${UNPROVEN})`)}) = 1`)
      .getRawMany<{ id: string }>();
    return rows.map(({ id }) => id);
  }
}
