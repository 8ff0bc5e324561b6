import { boolean, object } from 'yup';
import { donor, endpoint } from '../endpoint.ts';
import { type Page, pageFields } from '../page.ts';
import { panchangaCalendarQuery } from '../panchanga/panchanga.ts';
import type { PanchangaFestival } from '../panchanga/panchanga-day.ts';

/** Something the devotee is told inside the portal. */
export interface Notice {
  id: string;
  kind: 'festival';
  createdAt: string;
  readAt: string | null;
  /** The festival in the language asked for, on its date at that place. */
  festival: Pick<PanchangaFestival, 'id' | 'name' | 'date' | 'kind' | 'tradition' | 'rule' | 'reason' | 'override'>;
  placeName: string;
}

export interface UnreadNotices {
  unread: number;
}

export const noticeListQuery = panchangaCalendarQuery.pick(['language']).shape(pageFields);
export const noticeReadSchema = object({ read: boolean().required('Please say whether it was read') }).noUnknown();

export const noticeEndpoints = {
  list: endpoint<Page<Notice>>()({
    method: 'GET',
    path: '/api/devotee/notices',
    summary: 'What the devotee was told, newest first',
    access: donor,
    reads: ['notice'],
    query: noticeListQuery,
  }),
  unread: endpoint<UnreadNotices>()({
    method: 'GET',
    path: '/api/devotee/notices/unread',
    summary: 'How many notices wait to be read',
    access: donor,
    reads: ['notice'],
  }),
  read: endpoint<UnreadNotices>()({
    method: 'PUT',
    path: '/api/devotee/notices/:noticeId/read',
    summary: 'Marks a notice as read, or as unread again',
    access: donor,
    changes: ['notice'],
    body: noticeReadSchema,
  }),
  readAll: endpoint<UnreadNotices>()({
    method: 'POST',
    path: '/api/devotee/notices/read-all',
    summary: 'Marks every notice as read',
    access: donor,
    changes: ['notice'],
  }),
};
