export const REGISTER_PATTERN = '/temples/:slug/events/:occurrenceId/register';
/** The steps of somebody without an account, after they chose their tickets. */
export const GUEST_REGISTER_PATTERN = '/temples/:slug/events/:occurrenceId/guest';
/** Of `guestTicketsPath`. A literal: area files don't load the contracts. */
export const GUEST_TICKETS_PATTERN = '/temples/:slug/tickets/:link';
/** Of `guestWaitPath`, as above. */
export const GUEST_WAIT_PATTERN = '/temples/:slug/waits/:link';
export const TICKET_PATTERN = '/devotee/tickets/:ticketId';
/** The names of a party, after its tickets were chosen. */
export const registerPath = (slug: string, occurrenceId: string, waitId?: string): string =>
  `/temples/${slug}/events/${occurrenceId}/register${waitId ? `?wait=${waitId}` : ''}`;
/** The same without an account; `wait`: the link of the place on the waitlist whose offer is taken. */
export const guestRegisterPath = (slug: string, occurrenceId: string, at?: { wait?: string; step?: string }): string =>
  `/temples/${slug}/events/${occurrenceId}/guest${at ? `?${new URLSearchParams(at)}` : ''}`;
export const ticketPath = (ticketId: string): string => `/devotee/tickets/${ticketId}`;
