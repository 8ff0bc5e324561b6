import { LIVE_ASSIGNMENTS } from '@sannidhi/contracts';
import { In } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import type { CalendarPart } from '../calendar/calendar-part.ts';
import { narrowToSpan } from '../calendar/narrow-to-span.ts';
import { PoojaRequestRow } from '../pooja-requests/pooja-request.entity.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';

/** No service lasts longer. */
const LONGEST_MS = 2 * 86_400_000;

/** What each priest does and is asked to do. */
export const priestCalendar: CalendarPart = {
  noun: 'priest-assignment',
  permission: 'bookings:read',
  layer: { name: 'priests', label: { en: 'Priests', hi: 'पुजारी' }, look: 'people' },
  order: 40,
  entries: async ({ reader, templeId, from, to }) => {
    const query = reader
      .createQueryBuilder(PriestAssignmentRow, 'service')
      .where({ templeId, state: In([...LIVE_ASSIGNMENTS, 'completed']) });
    const rows = await narrowToSpan(query, { from, to }, LONGEST_MS).getMany();
    const idsOf = (key: 'slotId' | 'requestId' | 'accountId') => [...new Set(rows.flatMap((row) => row[key] ?? []))];
    const people = await reader.findBy(Account, { id: In(idsOf('accountId')) });
    const names = new Map(people.map(({ id, fullName }) => [id, fullName]));
    const slots = new Map(
      (await reader.findBy(PoojaSlotRow, { templeId, id: In(idsOf('slotId')) })).map((slot) => [slot.id, slot.serviceId]),
    );
    const services = await reader.findBy(PoojaServiceRow, { templeId, id: In([...new Set(slots.values())]) });
    const titles = new Map(services.map(({ id, name }) => [id, name]));
    const requests = await reader.findBy(PoojaRequestRow, { templeId, id: In(idsOf('requestId')) });
    const asked = new Map(requests.map(({ id, title }) => [id, title]));
    return rows.map(({ id, slotId, requestId, accountId, state, startsAt, endsAt }) => ({
      id,
      title: (slotId ? titles.get(slots.get(slotId) ?? '') : asked.get(requestId ?? '')) ?? '',
      startsAt,
      endsAt,
      isTentative: state === 'offered',
      person: { accountId, fullName: names.get(accountId) ?? '' },
      ...(slotId ? { forId: slotId } : {}),
      path: '/temple-admin/pooja-booking-management?view=calendar',
    }));
  },
};
