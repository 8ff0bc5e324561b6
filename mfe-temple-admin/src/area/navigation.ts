import type { AreaNavigationItem } from '@sannidhi/kit/area';

const giving = (view: string) => `/temple-admin/donation-management?view=${view}`;

/** The office's navigation: only what works and what the signed-in person may see; the layout leaves out the rest. */
export const NAVIGATION = [
  { to: '/temple-admin/dashboard', label: 'navigation.dashboard', icon: 'dashboard', permission: 'temple:read' },
  {
    to: '/temple-admin/donations',
    label: 'navigation.donations',
    icon: 'gift',
    group: 'navigation.group.giving',
    permission: 'donations:read',
  },
  { to: giving('receipts'), label: 'navigation.receipts', icon: 'receipt', group: 'navigation.group.giving', permission: 'receipts:read' },
  { to: giving('batches'), label: 'navigation.batches', icon: 'batch', group: 'navigation.group.giving', permission: 'donations:read' },
  { to: giving('hundi'), label: 'navigation.hundi', icon: 'hundi', group: 'navigation.group.giving', permission: 'donations:read' },
  { to: giving('codes'), label: 'navigation.codes', icon: 'qr-code', group: 'navigation.group.giving', permission: 'donations:read' },
  { to: giving('funds'), label: 'navigation.funds', icon: 'fund', group: 'navigation.group.giving', permission: 'donations:read' },
  {
    to: '/temple-admin/financial-management',
    label: 'navigation.ledger',
    icon: 'ledger',
    group: 'navigation.group.money',
    permission: 'ledger:read',
  },
  { to: giving('tax'), label: 'navigation.taxPolicy', icon: 'tax', group: 'navigation.group.money', permission: 'receipts:read' },
  { to: '/temple-admin/settings', label: 'navigation.settings', icon: 'settings', group: 'navigation.group.temple' },
] as const satisfies readonly AreaNavigationItem[];
