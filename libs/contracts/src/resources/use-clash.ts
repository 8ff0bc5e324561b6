/** What uses a resource: an event's date, a pooja's time, or the office. */
export const USE_SOURCES = ['event', 'pooja', 'office'] as const;
export type UseSource = (typeof USE_SOURCES)[number];

/** A use that another one meets, setup and teardown included. */
export interface UseClash {
  id: string;
  source: UseSource;
  /** The event's date or the pooja's time; of the office's uses their own id. */
  sourceId: string;
  title: string;
  startsAt: string;
  endsAt: string;
  fromAt: string;
  untilAt: string;
}
