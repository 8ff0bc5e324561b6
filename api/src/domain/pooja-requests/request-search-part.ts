import { REQUEST_STATUSES, REQUEST_TRANSITIONS } from '@sannidhi/contracts';
import { containing } from '../../platform/database/like.ts';
import { pageAt, type SearchPart } from '../search/search-part.ts';
import { PoojaRequestRow } from './pooja-request.entity.ts';

/** Those that still need someone; the list has the rest. */
const OPEN = REQUEST_STATUSES.filter((status) => REQUEST_TRANSITIONS[status].length > 0);

/** Requests that haven't ended, by the family, their email and the pooja. */
export const requestSearch: SearchPart = {
  noun: 'pooja-request',
  permission: 'bookings:read',
  label: { en: 'Pooja requests', hi: 'पूजा अनुरोध' },
  order: 40,
  find: async ({ reader, templeId, words, limit }) => {
    const requests = await reader
      .createQueryBuilder(PoojaRequestRow, 'request')
      .where('request.templeId = :templeId AND request.status IN (:...open)', { templeId, open: OPEN })
      .andWhere("LOWER(CONCAT_WS(' ', request.bookedBy, request.email, request.title)) LIKE :words ESCAPE '!'", {
        words: containing(words),
      })
      .orderBy('request.id', 'DESC')
      .limit(limit)
      .getMany();
    return requests.map(({ id, bookedBy, title, status }) => ({
      id,
      title: bookedBy,
      detail: title,
      path: pageAt('/temple-admin/pooja-requests', { status, request: id }),
    }));
  },
};
