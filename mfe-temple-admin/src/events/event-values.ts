import type { EventDate, EventDetail } from '@sannidhi/contracts';

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
  const first = dates.find(({ id }) => id === from);
  // By the days the series made them for, as it is cut: one that was moved by itself keeps its turn.
  const earlier = dates.filter(({ originalDate }) => first && originalDate < first.originalDate).length;
  const later = first && earlier > 0 ? { startsOn: first.originalDate, count: facts.count && dates.length - earlier } : {};
  return {
    ...facts,
    ...later,
    ...(rule.kind === 'once' ? timeOfOnly(dates) : {}),
    rule: { ...NO_RULE, ...rule },
    endsOn: endsOn ?? '',
    resourceId: event.resourceId ?? '',
    count: facts.count ?? undefined,
    ...counted(later),
  };
}

/** When an event that is once is now: its date may have been moved by itself. */
function timeOfOnly(dates: readonly EventDate[]): { startsOn?: string; time?: string } {
  const only = dates.find(({ status }) => status !== 'canceled' && status !== 'completed');
  return only ? { startsOn: only.date, time: only.time } : {};
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
