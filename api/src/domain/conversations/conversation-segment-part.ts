import { ofAccounts, type SegmentPart } from '../broadcasts/segment-part.ts';
import { labelsIn } from './conversation-labels.ts';
import { templeBox } from './side.ts';

/** Devotees who wrote to the office, or whose conversations have one of its labels. */
export const conversationSegment: SegmentPart = {
  group: 'writers',
  label: { en: 'People who wrote to the temple', hi: 'मंदिर को लिखने वाले' },
  order: 50,
  choices: async (reader, { id }) => (await labelsIn(reader, templeBox(id))).map((label) => ({ id: label, name: label })),
  query: ({ id }, _, label) => {
    const box = templeBox(id);
    const labeled = label
      ? {
          sql: ' AND talk.id IN (SELECT labeled.conversationId FROM conversation_labels labeled WHERE labeled.box = ? AND labeled.label = ?)',
          values: [box, label],
        }
      : { sql: '', values: [] };
    return ofAccounts(
      `(SELECT talk.askerId AS accountId FROM conversations talk WHERE talk.officeBox = ? AND talk.askerKind = 'devotee'
        AND talk.askerId IS NOT NULL AND talk.askerSent > 0${labeled.sql} GROUP BY talk.askerId) wrote ON wrote.accountId = account.id`,
      [box, ...labeled.values],
    );
  },
};
