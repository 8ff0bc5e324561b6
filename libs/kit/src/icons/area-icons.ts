import type { AreaIcon } from '../area/define-area.ts';
import { DeepaGlyph, HundiGlyph, Mark, PanchangaGlyph } from '../motifs/glyphs.tsx';
import type { IconShape } from './icon.tsx';
import {
  IconCalendar,
  IconCashRegister,
  IconChartBar,
  IconClipboardList,
  IconGift,
  IconHeartHandshake,
  IconLayoutDashboard,
  IconMessageCircle,
  IconPlug,
  IconReceipt,
  IconScale,
  IconSettings,
  IconShieldCheck,
  IconStack2,
  IconTicket,
  IconUserHeart,
  IconUsers,
} from './icons.ts';

/** The icon behind each name an area's navigation may use. */
export const AREA_ICONS: Record<AreaIcon, IconShape> = {
  dashboard: IconLayoutDashboard,
  panchanga: PanchangaGlyph,
  temple: Mark,
  messages: IconMessageCircle,
  community: IconUsers,
  gift: IconGift,
  receipt: IconReceipt,
  ledger: IconScale,
  batch: IconCashRegister,
  hundi: HundiGlyph,
  deepa: DeepaGlyph,
  calendar: IconCalendar,
  events: IconTicket,
  people: IconUsers,
  volunteers: IconHeartHandshake,
  reports: IconChartBar,
  settings: IconSettings,
  approvals: IconShieldCheck,
  family: IconUserHeart,
  activity: IconClipboardList,
  integrations: IconPlug,
  remotes: IconStack2,
};
