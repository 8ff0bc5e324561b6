import { type Role, receiptVerifyPath } from '@sannidhi/contracts';
import { signIn } from '@sannidhi/e2e/api-client';
import type { Visit } from './page-weight.ts';
import { isWanted } from './runs.ts';

const PUBLIC = ['/', '/login', '/register', '/temple-admin/signup', '/donate?temple=sri-kamakshi-edison', '/pooja-booking', '/contact'];
const SIGNED_IN: { email: string; role: Role; paths: string[] }[] = [
  {
    email: 'devotee@sannidhi.test',
    role: 'donor',
    paths: ['/devotee/dashboard', '/devotee/donate', '/devotee/panchanga', '/devotee/activity', '/receipts'],
  },
  {
    email: 'temple@sannidhi.test',
    role: 'temple-admin',
    paths: ['/temple-admin/dashboard', '/temple-admin/donations', '/temple-admin/donation-management', '/temple-admin/settings'],
  },
  { email: 'priest@sannidhi.test', role: 'priest', paths: ['/priest/dashboard'] },
  { email: 'superadmin@sannidhi.test', role: 'superadmin', paths: ['/superadmin-dashboard'] },
];

/** Each portal's first screen after signing in. */
const HOMES = ['/devotee/dashboard', '/temple-admin/dashboard', '/priest/dashboard', '/superadmin-dashboard'];

export interface FirstVisits {
  /** Paths that anyone may open first. */
  open: string[];
  signedIn: Visit[];
}

/** The screens a visit may begin with: sign-in pages, registration, a guest's gift, poojas, contact, a receipt check; and each portal's home. */
export async function firstVisits(url: string): Promise<FirstVisits> {
  const all = await visits(url);
  const open = [
    '/login',
    '/temple-admin/login',
    '/priest/login',
    '/superadmin/login',
    '/register',
    '/contact',
    '/pooja-booking',
    '/donate',
  ];
  const everyOpen = [...open, '/donate?temple=sri-kamakshi-edison', receiptVerifyPath('sample')];
  return {
    open: everyOpen.filter((path) => isWanted({ path })),
    signedIn: all.filter(({ path }) => HOMES.includes(path)).filter(isWanted),
  };
}

/** The measured pages, each as its usual visitor. */
export async function visits(url: string): Promise<Visit[]> {
  const asPeople = SIGNED_IN.map(async ({ email, role, paths }) => {
    const { user, authToken } = await signIn(url, email, role);
    const localStorage = { authToken, auth_token: authToken, user: JSON.stringify({ ...user, authToken }) };
    return paths.map((path) => ({ url, path, localStorage }));
  });
  return [...PUBLIC.map((path) => ({ url, path })), ...(await Promise.all(asPeople)).flat()];
}
