import { type EventDetail, eventEndpoints, matchRoute } from '@sannidhi/contracts';
import { useRead } from '@sannidhi/kit';
import { useLocation, useSearchParams } from 'react-router-dom';
import { MANAGE_EVENT_PATTERN } from '../events/event-paths.ts';

/** The event of a view, and the date it shows: the one in the URL, else the next, else the last. */
export function useEventDate() {
  const { eventId = '' } = matchRoute(MANAGE_EVENT_PATTERN, useLocation().pathname) ?? {};
  const [search, setSearch] = useSearchParams();
  const event = useRead(eventEndpoints.detail, { params: { eventId } });
  const dates = event.data?.dates ?? [];
  const first = shownFirst(event.data)?.id;
  const occurrenceId = search.get('occurrenceId') ?? first;
  const choose = (id: string | undefined) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (id) next.set('occurrenceId', id);
      else next.delete('occurrenceId');
      next.delete('cursor');
      return next;
    });
  return { eventId, event, dates, first, occurrenceId, choose };
}

const shownFirst = (event: EventDetail | undefined) =>
  event?.dates.find(({ isOver, status }) => !isOver && status !== 'canceled') ?? event?.dates.at(-1);
