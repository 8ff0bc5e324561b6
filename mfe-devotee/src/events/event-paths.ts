export const TEMPLE_EVENTS_PATTERN = '/temples/:slug/events';
export const EVENT_PATTERN = '/temples/:slug/events/:occurrenceId';
/** A date's own page. */
export const eventPath = (slug: string, id: string): string => `/temples/${slug}/events/${id}`;
/** A temple's events. */
export const templeEventsPath = (slug: string): string => `/temples/${slug}/events`;
