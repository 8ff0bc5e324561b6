import { formatPhone, type NamedDate, type OfficeCards } from '@sannidhi/contracts';
import type { Text } from '@sannidhi/kit';
import { manageEventPath } from '../events/event-paths.ts';
import type { Need } from './needs.ts';

const SHIFTS = '/temple-admin/volunteer-management';

interface PeopleNeedSources extends Partial<OfficeCards> {
  /** How an instant is named in the temple's own time. */
  when: (instant: string) => string;
}

/** What of events and volunteers waits for the office: doors, people to call, shifts of the coming week, registrations, sign-ups, hours. */
export function peopleNeedsOf({ doors, eventNeeds, shiftGaps, when }: PeopleNeedSources, text: Text): Need[] {
  const { toApprove, toCall } = eventNeeds ?? {};
  return [
    ...(doors?.date ? [doubtNeed(doors.doubts, doors.date, when, text)] : []),
    ...(toCall?.date ? [callNeed(toCall, toCall.date, when, text)] : []),
    ...(shiftGaps && shiftGaps.soon > 0 ? [gapNeed(shiftGaps, when, text)] : []),
    ...(toApprove?.date ? [registrationNeed(toApprove.count, toApprove.date, when, text)] : []),
    ...(shiftGaps && shiftGaps.signUps > 0 ? [waitingNeed('signUps', shiftGaps.signUps, `${SHIFTS}?view=sign-ups`, text)] : []),
    ...(shiftGaps && shiftGaps.hours > 0 ? [waitingNeed('hours', shiftGaps.hours, '/temple-admin/volunteers?view=hours', text)] : []),
  ];
}

type When = PeopleNeedSources['when'];

const doubtNeed = (count: number, { eventId, id, title, startsAt }: NamedDate, when: When, text: Text): Need => ({
  key: 'doubts',
  kind: 'warning',
  title: text('dashboard.needs.doubts', { count }),
  more: text('dashboard.needs.doubtsMore', { event: title, when: when(startsAt) }),
  do: text('dashboard.needs.doubtsDo'),
  to: `${manageEventPath(eventId, 'door')}&date=${id}`,
});

function callNeed({ count, parties }: OfficeCards['eventNeeds']['toCall'], date: NamedDate, when: When, text: Text): Need {
  const people = parties.map(({ bookedBy, phone }) => (phone ? `${bookedBy}, ${formatPhone(phone)}` : bookedBy));
  return {
    key: 'calls',
    kind: 'warning',
    title: text('dashboard.needs.calls', { count }),
    more: text('dashboard.needs.callsMore', { event: date.title, when: when(date.startsAt), people: people.join('; ') }),
    do: text('dashboard.needs.callsDo'),
    to: '/temple-admin/events?view=calls',
  };
}

const gapNeed = ({ soon, gaps: [first] }: OfficeCards['shiftGaps'], when: When, text: Text): Need => ({
  key: 'shifts',
  kind: 'warning',
  title: text('dashboard.needs.shifts', { count: soon }),
  more: first ? text('dashboard.needs.shiftsMore', { shift: first.title, when: when(first.startsAt) }) : '',
  do: text('dashboard.needs.shiftsDo'),
  to: `${SHIFTS}?gaps=true`,
});

const registrationNeed = (count: number, { eventId, id, title, startsAt }: NamedDate, when: When, text: Text): Need => ({
  key: 'registrations',
  kind: 'task',
  title: text('dashboard.needs.registrations', { count }),
  more: text('dashboard.needs.registrationsMore', { event: title, when: when(startsAt) }),
  do: text('dashboard.needs.registrationsDo'),
  to: `${manageEventPath(eventId, 'waitlist')}&occurrenceId=${id}`,
});

const waitingNeed = (name: 'signUps' | 'hours', count: number, to: string, text: Text): Need => ({
  key: name,
  kind: 'task',
  title: text(`dashboard.needs.${name}`, { count }),
  more: text(`dashboard.needs.${name}More`),
  do: text(`dashboard.needs.${name}Do`),
  to,
});
