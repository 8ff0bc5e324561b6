import { aliasesOf } from './route-table.tsx';

it('[2.28] answers every devotee page under /donor/ as well', () => {
  expect(aliasesOf('/devotee/family')).toEqual(['/donor/family']);
  expect(aliasesOf('/devotee/dashboard')).toEqual(['/donor-dashboard', '/donor/dashboard']);
});

it('[2.38] gives the office’s and the platform’s pages their other addresses', () => {
  expect(aliasesOf('/temple-admin/calendar')).toEqual(['/temple-admin/calendars']);
  expect(aliasesOf('/superadmin/dashboard')).toEqual(['/superadmin', '/superadmin-dashboard']);
  expect(aliasesOf('/temple-admin/reports')).toEqual([]);
});
