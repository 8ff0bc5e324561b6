import { pageAt, type SearchPart } from '../search/search-part.ts';
import { Conversation } from './conversation.entity.ts';
import { narrowToWords } from './conversation-terms.ts';
import { templeBox } from './side.ts';

const LIST = '/temple-admin/messages';

/** A temple's conversations, by the person, the subject and the words of the messages. */
export const conversationSearch: SearchPart = {
  noun: 'conversation',
  permission: 'messages:read',
  label: { en: 'Messages', hi: 'संदेश' },
  order: 60,
  all: (words) => pageAt(LIST, { folder: 'all', search: words }),
  find: async ({ reader, templeId, words, limit }) => {
    const box = templeBox(templeId);
    const query = reader.createQueryBuilder(Conversation, 'conversation');
    await narrowToWords(reader, query, { side: 'officeBox', box }, words);
    const rows = await query.orderBy('conversation.lastMessageAt', 'DESC').limit(limit).getMany();
    return rows.map(({ id, subject, askerName, lastMessageAt }) => ({
      id,
      title: askerName,
      detail: subject,
      at: lastMessageAt.toISOString(),
      path: pageAt(LIST, { conversation: id }),
    }));
  },
};
