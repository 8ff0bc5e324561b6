import { canonicalPath, matchRoute, REMOTES } from '@sannidhi/contracts';
import { ROOT } from '../repository.ts';
import { describeArea } from './describe-area.ts';

/** Every path the specification names that belongs to a remote. */
const DEVOTEE =
  'register login dashboard edit-profile add-family-member add-temple activity my-temple family panchanga donate events volunteer community messages family-panchanga temples';
const OFFICE =
  'dashboard events events/create events/dashboard events/42/manage pooja-management donations priest-management settings messaging pooja-booking-management event-management pooja-requests calendar event-creation volunteer-management volunteers donation-management reports verification-status users-roles accounting-integrations contact-management messages signup login forgot-password registration-status approvals reimbursement-requests financial-management donor-analytics calendars community-management';
const OTHERS =
  '/devotee-registration /devotee-login /pooja-booking /register /login /verify-email /forgot-password /reset-password /donate /donor/temple-preferences /temple-admin /temple-admin-community-management /superadmin/login /superadmin /superadmin/dashboard /superadmin/temple-approvals /admin/temple-approvals /superadmin-dashboard /priest/login /priest/dashboard /priest-dashboard /edit-profile /donor-dashboard /my-temple /pooja-services /volunteer /events /receipts /bookings /reimbursements /community-events';

const SEED_PATHS = [
  ...DEVOTEE.split(' ').flatMap((path) => [`/devotee/${path}`, `/donor/${path}`]),
  ...OFFICE.split(' ').map((path) => `/temple-admin/${path}`),
  ...OTHERS.split(' '),
];

it('[2.25] [2.28] [2.32] [2.33] [2.36] [2.37] [2.38] declares a page for every path of the specification', async () => {
  const areas = await Promise.all(REMOTES.map((name) => describeArea(`${ROOT}/${name}`)));
  const routes = areas.flatMap(({ area }) => area.routes.map(({ path }) => path));
  const missing = SEED_PATHS.filter((path) => !routes.some((route) => matchRoute(route, canonicalPath(path))));
  expect(missing).toEqual([]);
});

it('declares every text of its navigation and titles in both languages', async () => {
  for (const name of REMOTES) {
    const { area, textOf } = await describeArea(`${ROOT}/${name}`);
    for (const key of [...area.routes.map(({ title }) => title), ...area.navigation.map(({ label }) => label)]) {
      expect(Object.values(textOf(key)).every((text) => text.length > 0)).toBe(true);
    }
  }
});
