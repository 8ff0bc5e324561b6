import type { Remote, Role } from '@sannidhi/contracts';

/** A page that represents an area in the matrix, and who sees it; nobody is signed in if there is no person. */
export interface AreaPage {
  remote: Remote;
  path: string;
  heading: RegExp;
  unavailable: string;
  person?: { email: string; role: Role };
}

export const AREA_PAGES: readonly AreaPage[] = [
  { remote: 'mfe-auth', path: '/forgot-password', heading: /forgot/i, unavailable: 'Sign-in is not available right now' },
  { remote: 'mfe-devotee', path: '/pooja-booking', heading: /pooja/i, unavailable: 'The devotee portal is not available right now' },
  {
    remote: 'mfe-temple-admin',
    path: '/temple-admin/donations',
    heading: /donations/i,
    unavailable: 'The temple portal is not available right now',
    person: { email: 'temple@sannidhi.test', role: 'temple-admin' },
  },
  {
    remote: 'mfe-priest',
    path: '/priest/dashboard',
    heading: /./,
    unavailable: 'The priest portal is not available right now',
    person: { email: 'priest@sannidhi.test', role: 'priest' },
  },
  {
    remote: 'mfe-superadmin',
    path: '/superadmin/dashboard',
    heading: /./,
    unavailable: 'Platform administration is not available right now',
    person: { email: 'superadmin@sannidhi.test', role: 'superadmin' },
  },
];

/** Pages that anyone may open, one per area that has such pages and one of the shell: what must keep working while an area fails. */
export const OPEN_PAGES: readonly Pick<AreaPage, 'path' | 'heading'>[] = [
  ...AREA_PAGES.filter(({ person }) => !person),
  { path: '/contact', heading: /contact us/i },
];
