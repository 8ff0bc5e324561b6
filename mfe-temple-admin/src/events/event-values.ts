import type { EventDetail } from '@sannidhi/contracts';

const NO_RULE = {
  kind: 'once',
  days: [],
  monthDay: undefined,
  week: '1',
  tithi: undefined,
  paksha: 'shukla',
  nakshatra: undefined,
  dates: [],
};

/** What an event's form starts with; a split one starts at its date, with as many dates as are left. */
export function eventValues(event: EventDetail | undefined, today: string, from?: string): Record<string, unknown> {
  if (!event) return { ...NOTHING, rule: NO_RULE, startsOn: today };
  const { id: _, timeZone: __, isPublished: ___, dates, rule, endsOn, ...facts } = event;
  const at = dates.findIndex(({ id }) => id === from);
  const later = at > 0 ? { startsOn: dates[at]?.originalDate, count: facts.count && dates.length - at } : {};
  return {
    ...facts,
    ...later,
    rule: { ...NO_RULE, ...rule },
    endsOn: endsOn ?? '',
    resourceId: event.resourceId ?? '',
    count: facts.count ?? undefined,
    ...counted(later),
  };
}

const counted = ({ count }: { count?: number | null | undefined }) => (count ? { count } : {});

const NOTHING = {
  title: '',
  summary: '',
  description: '',
  program: [],
  goodToKnow: [],
  place: 'temple',
  placeName: '',
  resourceId: '',
  address: '',
  link: '',
  doorsMinutes: 0,
  durationMinutes: 120,
  time: '',
  endsOn: '',
  count: undefined,
};
