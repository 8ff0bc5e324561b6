import type { SecondRoleView } from '@sannidhi/contracts';
import { staffRoleWord } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

/** "Also Treasurer until Dec 31, 2026", with its first day if that is to come. */
export function useSecondRoleWords(): (second: SecondRoleView) => string {
  const text = useOfficeText('staff.people.second');
  const moments = useMoments();
  return ({ roleName, firstDay, lastDay }) => {
    const words = { role: staffRoleWord(roleName), until: moments.day(lastDay) };
    return firstDay ? text('between', { ...words, from: moments.day(firstDay) }) : text('also', words);
  };
}
