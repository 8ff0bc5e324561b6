import { canonicalPath, matchRoute } from '@sannidhi/contracts';
import { screen } from '@testing-library/react';
import area from './area.ts';
import { Screen as NotOpenScreen } from './not-open/not-open-screen.tsx';
import { renderOffice } from './testing/render-office.tsx';

/** The specified paths inside the temple's area, verbatim. */
const INSIDE_THE_LAYOUT =
  'dashboard events events/create events/dashboard events/42/manage pooja-management donations priest-management settings messaging pooja-booking-management event-management pooja-requests calendar event-creation volunteer-management volunteers donation-management reports verification-status users-roles accounting-integrations contact-management messages';
const WHEN_SIGNED_IN = 'approvals reimbursement-requests financial-management donor-analytics calendars community-management';

const isDeclared = (path: string) => area.routes.some((route) => matchRoute(route.path, canonicalPath(path)));

it.each(['/temple-admin', ...INSIDE_THE_LAYOUT.split(' ').map((path) => `/temple-admin/${path}`)])('[2.33] has %s', (path) => {
  expect(isDeclared(path)).toBe(true);
});

it('[2.34] has /temple-admin-community-management', () => {
  expect(isDeclared('/temple-admin-community-management')).toBe(true);
});

it('[2.35] leaves any other path of the area undeclared', () => {
  expect(isDeclared('/temple-admin/horoscopes')).toBe(false);
  expect(isDeclared('/temple-admin/events/42')).toBe(false);
});

it.each(WHEN_SIGNED_IN.split(' '))('[2.38] has %s for who is signed in', (path) => {
  const route = area.routes.find((one) => matchRoute(one.path, canonicalPath(`/temple-admin/${path}`)));
  expect(route?.access).toBe('signed-in');
});

it('leads every entry of the navigation to a page of the area', () => {
  for (const { to } of area.navigation) expect(isDeclared(to.split('?')[0] ?? '')).toBe(true);
});

it.each([['/temple-admin-community-management', 'Community: coming soon']])('says at %s what will be there', async (at, title) => {
  await renderOffice(NotOpenScreen, { at });
  expect(await screen.findByText(title)).toBeVisible();
});
