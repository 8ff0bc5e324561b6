import { dateAt } from '@sannidhi/panchanga';
import { containing } from '../../platform/database/like.ts';
import { pageAt, type SearchPart } from '../search/search-part.ts';
import { Temple } from '../temples/temple.entity.ts';
import { ResourceRow } from './resource.entity.ts';
import { ResourceUseRow } from './resource-use.entity.ts';

const CALENDAR = '/temple-admin/calendar';

/** A temple's few halls, by name. */
export const resourceSearch: SearchPart = {
  noun: 'resource',
  permission: 'temple:read',
  label: { en: 'Halls and resources', hi: 'हॉल और संसाधन' },
  order: 75,
  find: async ({ reader, templeId, words, limit }) => {
    const rows = await reader
      .createQueryBuilder(ResourceRow, 'resource')
      .where({ templeId })
      .andWhere("LOWER(resource.name) LIKE :words ESCAPE '!'", { words: containing(words) })
      .orderBy('resource.name', 'ASC')
      .limit(limit)
      .getMany();
    return rows.map(({ id, name }) => ({ id, title: name, path: pageAt(`${CALENDAR}?view=places`, { resource: id }) }));
  },
};

/** What the office's own uses are for, the newest first. */
export const resourceUseSearch: SearchPart = {
  noun: 'resource-use',
  permission: 'temple:read',
  label: { en: 'Bookings of halls', hi: 'हॉल की बुकिंग' },
  order: 65,
  find: async ({ reader, templeId, words, limit }) => {
    const rows = await reader
      .createQueryBuilder(ResourceUseRow, 'held')
      .where({ templeId, source: 'office' })
      .andWhere("LOWER(held.title) LIKE :words ESCAPE '!'", { words: containing(words) })
      .orderBy('held.fromAt', 'DESC')
      .limit(limit)
      .getMany();
    const temple = rows.length > 0 ? await reader.findOneBy(Temple, { id: templeId }) : null;
    return rows.map(({ id, title, startsAt }) => {
      const date = dateAt(startsAt.getTime(), temple?.timeZone ?? 'UTC');
      return { id, title, detail: date, path: pageAt(CALENDAR, { date, entry: id }) };
    });
  },
};
