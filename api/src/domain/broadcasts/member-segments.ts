import { ofAccounts, type SegmentPart } from './segment-part.ts';

/** Those who belong to a temple: who saved it, and who works or serves there. */
export const memberSegments: readonly SegmentPart[] = [
  {
    group: 'followers',
    label: { en: 'People who saved the temple', hi: 'मंदिर सहेजने वाले' },
    order: 30,
    query: ({ id }) => ofAccounts('saved_temples saved ON saved.accountId = account.id AND saved.templeId = ?', [id]),
  },
  {
    group: 'staff',
    label: { en: 'Staff', hi: 'कर्मचारी' },
    order: 80,
    query: ({ id }) => {
      const now = new Date();
      return ofAccounts(
        `staff_members member ON member.accountId = account.id AND member.templeId = ? AND (member.startsAt IS NULL OR member.startsAt <= ?)
          AND (member.endsAt IS NULL OR member.endsAt > ?)`,
        [id, now, now],
      );
    },
  },
  {
    group: 'priests',
    label: { en: 'Priests', hi: 'पुजारी' },
    order: 90,
    query: ({ id }) => ofAccounts('priest_temples served ON served.accountId = account.id AND served.templeId = ?', [id]),
  },
];
