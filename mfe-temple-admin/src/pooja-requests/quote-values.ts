import type { DayPart, PoojaRequestDetail } from '@sannidhi/contracts';
import { addDays } from '../office/temple-time.ts';

/** Times to begin with, by the part of the day that was asked for. */
const TIMES: Record<DayPart, string> = { morning: '09:00', afternoon: '13:00', evening: '18:00' };
/** Days that a family usually gets to decide. */
const DAYS_TO_DECIDE = 7;

/** The form's values: the last quote, or what the request suggests. */
export function quoteValues({ quote, serviceId, preferred, awayMiles }: PoojaRequestDetail, today: string): Record<string, unknown> {
  if (quote) {
    const { version: _version, service, totalCents: _total, ...rest } = quote;
    return { ...rest, serviceId: service.id, dates: quote.dates.map(({ date, time }) => ({ date, time })) };
  }
  const first = preferred.map(({ date }) => date).sort()[0] ?? today;
  const decide = addDays(today, DAYS_TO_DECIDE);
  return {
    serviceId: serviceId ?? '',
    priceCents: undefined,
    ownTransport: false,
    // There and back.
    miles: awayMiles === null ? undefined : awayMiles * 2,
    travelCents: undefined,
    priests: 1,
    depositCents: undefined,
    dates: preferred.map(({ date, part }) => ({ date, time: TIMES[part] })),
    validUntil: [decide, first].sort()[0] ?? decide,
    note: '',
  };
}
