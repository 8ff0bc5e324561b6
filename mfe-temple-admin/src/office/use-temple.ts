import type { CurrentUser } from '@sannidhi/contracts';
import { dateIn, formatZone, useSession } from '@sannidhi/kit';
import type { LocalDate } from './temple-time.ts';

type StaffTemple = NonNullable<CurrentUser['temple']>;

export interface OfficeTemple extends StaffTemple {
  /** The civil date at the temple now. */
  today: LocalDate;
  /** "Eastern Time", in the user's language. */
  zoneName: string;
}

/** The temple whose office this is. */
export function useTemple(): OfficeTemple {
  const temple = useSession().user?.temple ?? NO_TEMPLE;
  return { ...temple, today: dateIn(temple.timeZone), zoneName: formatZone(temple.timeZone) };
}

/** The zone of its clocks alone, for what there is a lot of on a screen. */
export const useTempleZone = (): string => (useSession().user?.temple ?? NO_TEMPLE).timeZone;

/** A staff session always names its temple; this covers the moment in which the session ends. */
const NO_TEMPLE: StaffTemple = { id: '', slug: '', name: '', city: '', state: '', timeZone: 'UTC' };
