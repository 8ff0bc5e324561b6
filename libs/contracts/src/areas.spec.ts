import { areaOf } from './areas.ts';

describe('areaOf', () => {
  it.each([
    ['/', 'shell'],
    ['/login', 'mfe-auth'],
    ['/devotee/login', 'mfe-auth'],
    ['/devotee/dashboard', 'mfe-devotee'],
    ['/donor/temple-preferences', 'mfe-devotee'],
    ['/temple-admin', 'mfe-temple-admin'],
    ['/temple-admin/login', 'mfe-auth'],
    ['/temple-admin/events/42/manage', 'mfe-temple-admin'],
    ['/temple-admin-community-management', 'mfe-temple-admin'],
    ['/admin/temple-approvals', 'mfe-superadmin'],
    ['/superadmin-dashboard', 'mfe-superadmin'],
    ['/priest-dashboard', 'mfe-priest'],
  ])('gives %s to %s', (path, area) => expect(areaOf(path)).toBe(area));

  it.each(['/devoteex', '/admin', '/temple-administration', '/nowhere'])('[2.24] leaves %s to nobody', (path) =>
    expect(areaOf(path)).toBeUndefined(),
  );
});
