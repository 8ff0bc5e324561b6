import { isOwnRoute, leadsInside } from './own-paths.ts';

it.each(['/priest', '/priest/dashboard', '/priest-dashboard', '/priest/slots?view=week', '/priest/a/b-c_d'])('leads a priest to %s', (to) =>
  expect(leadsInside('mfe-priest', to)).toBe(true),
);

it.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/priest//evil.example',
  '/priest\\..\\temple-admin',
  'https://evil.example/priest',
  'https:/priest',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '/temple-admin/donations',
  '/priest/../temple-admin',
  '/priest/./dashboard',
  '/priest/%2e%2e/temple-admin',
  '/priest/%2E%2E%2Ftemple-admin',
  '/priest%2fdashboard',
  '/priest/..;/temple-admin',
  '/priest/login',
  '/priestess',
  '/priest/',
  '/priest?to=//evil.example',
  '/priest#//evil.example',
  '/priest@evil.example',
  '/priest/\u2025/temple-admin',
  '/priest\t/dashboard',
  '\t//evil.example',
  '/priest/dashboard\n',
  ' /priest',
  'priest/dashboard',
  '?view=week',
  '/',
  '',
  'undefined',
])('leads nobody from a priest’s area to %j', (to) => expect(leadsInside('mfe-priest', to)).toBe(false));

it.each([
  ['/priest/slots/:slotId', true],
  ['/priest/:page/edit', true],
  ['/priest/login', false],
  ['/priest/:page', false],
  ['/:any/login', false],
  ['/temple-admin/donations', false],
])('counts the route %s as a priest’s own: %s', (pattern, own) => expect(isOwnRoute('mfe-priest', pattern)).toBe(own));
