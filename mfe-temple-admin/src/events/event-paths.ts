export const MANAGE_EVENT_PATTERN = '/temple-admin/events/:eventId/manage';
/** One event's page in the office, or one of its views. */
export const manageEventPath = (id: string, view?: string): string => `/temple-admin/events/${id}/manage${view ? `?view=${view}` : ''}`;
