import type { Role } from '@sannidhi/contracts';
import { signIn } from '@sannidhi/e2e/api-client';
import type { Visit } from './page-weight.ts';

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

/** The measured pages, each as its usual visitor. */
export async function visits(url: string): Promise<Visit[]> {
  const asPeople = SIGNED_IN.map(async ({ email, role, paths }) => {
    const { user, authToken } = await signIn(url, email, role);
    const localStorage = { authToken, auth_token: authToken, user: JSON.stringify({ ...user, authToken }) };
    return paths.map((path) => ({ url, path, localStorage }));
  });
  return [...PUBLIC.map((path) => ({ url, path })), ...(await Promise.all(asPeople)).flat()];
}
