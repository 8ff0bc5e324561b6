export const MANAGE_EVENT_PATTERN = '/temple-admin/events/:eventId/manage';
