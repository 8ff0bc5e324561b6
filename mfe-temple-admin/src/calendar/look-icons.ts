import type { CalendarLook } from '@sannidhi/contracts';
import { DeepaGlyph, IconBan, IconHeartHandshake, IconHome, type IconShape, IconTicket, IconUsers } from '@sannidhi/kit';

/** A layer's icon, which tells it from the others where colors don't. */
export const LOOK_ICONS: Readonly<Record<CalendarLook, IconShape>> = {
  pooja: DeepaGlyph,
  event: IconTicket,
  shift: IconHeartHandshake,
  use: IconHome,
  people: IconUsers,
  away: IconBan,
};
