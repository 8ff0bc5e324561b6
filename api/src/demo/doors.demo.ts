import { MoreThan } from 'typeorm';
import { Account } from '../domain/accounts/account.entity.ts';
import { EventOccurrenceRow } from '../domain/events/event-occurrence.entity.ts';
import { Temple } from '../domain/temples/temple.entity.ts';
import { DoorHelperRow } from '../domain/ticket-doors/door-helper.entity.ts';
import { TicketRow } from '../domain/tickets/ticket.entity.ts';
import { insertOnce } from '../platform/database/rows.ts';
import { DEMO_DEVOTEE_EMAIL } from './demo-people.ts';
import { type DemoStep, demoId } from './demo-step.ts';
import { DEMO_HOME_TEMPLE } from './demo-temples.ts';

const DATES = 3;

/** The demo devotee helps at the doors of the home temple’s next dates with tickets. */
export const doorsDemo: DemoStep = {
  name: 'doors',
  after: ['tickets'],
  async seed({ database, now }) {
    const { reader } = database;
    const temple = await reader.findOneBy(Temple, { slug: DEMO_HOME_TEMPLE });
    const devotee = await reader.findOneBy(Account, { email: DEMO_DEVOTEE_EMAIL, role: 'donor' });
    if (!temple || !devotee) return;
    const ahead = await reader.find(EventOccurrenceRow, {
      where: { templeId: temple.id, isShown: true, status: 'published', endsAt: MoreThan(now) },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
    const dates: EventOccurrenceRow[] = [];
    for (const date of ahead)
      if (dates.length < DATES && (await reader.existsBy(TicketRow, { templeId: temple.id, occurrenceId: date.id }))) dates.push(date);
    await database.transaction(async (tx) => {
      for (const { id } of dates)
        await insertOnce(tx, DoorHelperRow, {
          templeId: temple.id,
          id: demoId(`door-helper:${id}`, now),
          occurrenceId: id,
          email: devotee.email,
          accountId: devotee.id,
          name: devotee.fullName,
          createdAt: now,
          removedAt: null,
        });
    });
  },
};
