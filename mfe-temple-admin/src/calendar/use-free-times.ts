import { type ResourceTimes, resourceEndpoints } from '@sannidhi/contracts';
import { useRead } from '@sannidhi/kit';

const COMPLETE = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;

export interface Wanted {
  resourceId: string | null | undefined;
  date: string;
  time: string;
  durationMinutes: number;
  /** What is moved, which doesn't keep itself away. */
  except?: string | undefined;
}

export interface FreeTimes {
  /** Whether there is a hall and a time. */
  isAsked: boolean;
  /** What came as an answer; nothing before that. */
  times: ResourceTimes | undefined;
}

/** Whether a hall is free at the time that is being typed, and when it is next. */
export function useFreeTimes({ resourceId, date, time, durationMinutes, except }: Wanted): FreeTimes {
  const isAsked = Boolean(resourceId) && COMPLETE.test(`${date} ${time}`) && durationMinutes >= 5;
  const query = { date, time, durationMinutes, ...(except ? { except } : {}) };
  const times = useRead(resourceEndpoints.times, { params: { resourceId: resourceId ?? '' }, query, enabled: isAsked, keepPrevious: true });
  return { isAsked, times: isAsked ? times.data : undefined };
}
