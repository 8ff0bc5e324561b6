import type { Role } from './roles.ts';

/** The shell and the five remotes. */
export const REMOTES = ['mfe-auth', 'mfe-devotee', 'mfe-temple-admin', 'mfe-priest', 'mfe-superadmin'] as const;
export type Remote = (typeof REMOTES)[number];

/** Which paths an area owns: exact ones and segment prefixes; the longest match wins. */
export interface AreaPaths {
  exact: readonly string[];
  prefixes: readonly string[];
}

export const AREAS = {
  shell: {
    exact: [
      '/',
      '/contact',
      '/contact-confirmation',
      '/terms-of-use',
      '/privacy-policy',
      '/profile-setup',
      '/profile',
      '/qa-documentation',
    ],
    prefixes: ['/verify-receipt', '/unsubscribe', '/sandbox'],
  },
  'mfe-auth': {
    exact: [
      '/login',
      '/register',
      '/verify-email',
      '/forgot-password',
      '/reset-password',
      '/devotee-login',
      '/devotee-registration',
      '/devotee/login',
      '/devotee/register',
      '/donor/login',
      '/donor/register',
      '/temple-admin/signup',
      '/temple-admin/login',
      '/temple-admin/forgot-password',
      '/temple-admin/registration-status',
      '/priest/login',
      '/superadmin/login',
    ],
    prefixes: [],
  },
  'mfe-devotee': {
    exact: [
      '/donate',
      '/pooja-booking',
      '/edit-profile',
      '/donor-dashboard',
      '/my-temple',
      '/pooja-services',
      '/volunteer',
      '/events',
      '/receipts',
      '/bookings',
      '/reimbursements',
      '/community-events',
    ],
    prefixes: ['/devotee', '/donor'],
  },
  'mfe-temple-admin': { exact: ['/temple-admin-community-management'], prefixes: ['/temple-admin'] },
  'mfe-priest': { exact: ['/priest-dashboard'], prefixes: ['/priest'] },
  'mfe-superadmin': { exact: ['/superadmin-dashboard', '/admin/temple-approvals'], prefixes: ['/superadmin'] },
} as const satisfies Record<'shell' | Remote, AreaPaths>;
export type Area = keyof typeof AREAS;

/** The role whose session an area's protected pages ask for. */
export const AREA_ROLE = {
  'mfe-devotee': 'donor',
  'mfe-temple-admin': 'temple-admin',
  'mfe-priest': 'priest',
  'mfe-superadmin': 'superadmin',
} as const satisfies Partial<Record<Area, Role>>;

/** The area that owns a path, or undefined when nobody does. */
export function areaOf(path: string): Area | undefined {
  const areas = Object.keys(AREAS) as Area[];
  const exact = areas.find((area) => (AREAS[area].exact as readonly string[]).includes(path));
  return (
    exact ??
    areas.find((area) => (AREAS[area].prefixes as readonly string[]).some((prefix) => path === prefix || path.startsWith(`${prefix}/`)))
  );
}
