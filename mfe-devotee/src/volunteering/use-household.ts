import { familyEndpoints, SELF } from '@sannidhi/contracts';
import { useRead, useSession } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** Who of the household can help: the devotee, and the living members of the family. */
export function useHousehold(): { value: string; label: string }[] {
  const text = useTexts();
  const { user } = useSession();
  const family = useRead(familyEndpoints.list);
  const others = (family.data ?? []).filter(({ relation, hasDied }) => relation !== 'self' && !hasDied);
  return [
    { value: SELF, label: text('volunteering.myself', { name: user?.fullName ?? '' }) },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
}
