import { containing } from '../../platform/database/like.ts';
import type { SearchPart } from '../search/search-part.ts';
import { EventSeriesRow } from './event.entity.ts';

/** A temple's events by title, newest first. */
export const eventSearch: SearchPart = {
  noun: 'event',
  permission: 'events:read',
  label: { en: 'Events', hi: 'कार्यक्रम' },
  order: 60,
  find: async ({ reader, templeId, words, limit }) => {
    const events = await reader
      .createQueryBuilder(EventSeriesRow, 'event')
      .where({ templeId })
      .andWhere("LOWER(event.title) LIKE :words ESCAPE '!'", { words: containing(words) })
      .orderBy('event.id', 'DESC')
      .limit(limit)
      .getMany();
    return events.map(({ id, title, summary }) => ({
      id,
      title,
      ...(summary ? { detail: summary } : {}),
      path: `/temple-admin/events/${id}/manage`,
    }));
  },
};
