import { Injectable } from '@nestjs/common';
import type { AssignmentState } from '@sannidhi/contracts';
import { In, IsNull, Not } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
import { PriestAssignmentRow } from '../assignments/priest-assignment.entity.ts';
import { type Appointment, appointmentFeed } from '../calendar-links/appointment-feed.ts';
import { CalendarLinks } from '../calendar-links/calendar-links.service.ts';
import { locationOf, OwnCalendar, sinceLastMonth } from '../calendar-links/own-calendar.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';

const MOST = 1_000;
/** Services that are their priest's. */
const HELD: readonly AssignmentState[] = ['accepted', 'completed'];

/** A priest's accepted services in their own calendar app: which, when and where. Families don't appear in it. */
@Injectable()
export class PriestCalendar extends OwnCalendar {
  constructor(
    private readonly database: Database,
    links: CalendarLinks,
    private readonly temples: TemplesService,
  ) {
    super(links, 'priest');
  }

  /** The feed behind a token, from a month ago on. Throws `not-found` for one that ended. */
  async feed(token: string): Promise<string> {
    const accountId = await this.ownerOf(token);
    const manager = this.database.reader;
    const startsAt = sinceLastMonth();
    // What was only offered never was in it; what was given back stays as canceled.
    const where = { accountId, startsAt, acceptedAt: Not(IsNull()) };
    const rows = await manager.find(PriestAssignmentRow, { where, order: { startsAt: 'ASC', id: 'ASC' }, take: MOST });
    const templeId = In([...new Set(rows.map((row) => row.templeId))]);
    const slots = rows.length ? await manager.findBy(PoojaSlotRow, { templeId, id: In(rows.flatMap(({ slotId }) => slotId ?? [])) }) : [];
    const serviceIds = In([...new Set(slots.map(({ serviceId }) => serviceId))]);
    const services = slots.length ? await manager.findBy(PoojaServiceRow, { templeId, id: serviceIds }) : [];
    const temples = await this.temples.named(
      manager,
      rows.map((row) => row.templeId),
    );
    const appointments = rows.map((row): Appointment => {
      const slot = slots.find(({ id }) => id === row.slotId);
      const service = services.find(({ id }) => id === slot?.serviceId);
      const temple = found(temples.get(row.templeId));
      const canceled = !HELD.includes(row.state) || slot?.status === 'canceled';
      const when = { startsAt: row.startsAt, endsAt: row.endsAt, madeAt: row.offeredAt, changedAt: row.changedAt ?? row.offeredAt };
      return {
        id: `${row.id}@services`,
        summary: service?.name ?? temple.name,
        location: locationOf(service?.place, temple),
        canceled,
        ...when,
      };
    });
    return appointmentFeed('Services', 'services', appointments);
  }
}
