import { areaOf, canonicalPath } from '@sannidhi/contracts';
import area from './area.ts';

const PAGES =
  'dashboard edit-profile add-family-member add-temple activity my-temple family panchanga donate events volunteer community messages family-panchanga temples';
const SHORT = '/edit-profile /donor-dashboard /my-temple /donate /pooja-services /volunteer /events /receipts /bookings /reimbursements';
const paths: string[] = area.routes.map(({ path }) => path);

it.each(PAGES.split(' '))('[2.28] has the page %s under both prefixes', (page) => {
  expect(paths).toContain(canonicalPath(`/devotee/${page}`));
  expect(paths).toContain(canonicalPath(`/donor/${page}`));
});

it('[2.29] has the temple preferences under /donor/ only', () => {
  expect(paths).toContain('/donor/temple-preferences');
  expect(paths).not.toContain(canonicalPath('/devotee/temple-preferences'));
});

it.each(SHORT.split(' '))('[2.38] answers at %s', (path) => {
  expect(paths).toContain(canonicalPath(path));
});

it('[2.25] [6.08] opens only the guest’s gift and tickets, a walk-in’s place on a waitlist, temples, events, the pooja catalogue, openings and a volunteer’s emailed answer to everybody', () => {
  expect(area.routes.filter(({ access }) => access === 'public').map(({ path }) => path)).toEqual([
    '/temples/:slug/waitlist/:link',
    '/temples/:slug/events',
    '/temples/:slug/events/:occurrenceId',
    '/donate',
    '/temples/:slug/openings/:openingId',
    '/pooja-booking',
    '/temples/:slug',
    '/temples/:slug/events/:occurrenceId/register',
    '/temples/:slug/events/:occurrenceId/guest',
    '/temples/:slug/tickets/:link',
    '/temples/:slug/waits/:link',
    '/devotee/volunteer/answer/:token',
  ]);
});

it('[2.31] has its five places with the temple in the middle', () => {
  const places = area.navigation.filter((item) => !('group' in item));
  expect(places.map(({ to }) => to)).toEqual([
    '/devotee/dashboard',
    '/devotee/panchanga',
    '/devotee/my-temple',
    '/devotee/messages',
    '/devotee/community',
  ]);
});

it('claims no path of another area', () => {
  expect(paths.filter((path) => areaOf(path) !== 'mfe-devotee')).toEqual([]);
});
