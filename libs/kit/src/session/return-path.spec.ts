import { safeReturnPath } from './return-path.ts';

const ORIGIN = 'https://sannidhi.test';

it('comes back to a page of our own, query and all', () => {
  expect(safeReturnPath('/devotee/donate?temple=sri-kamakshi-edison', ORIGIN)).toBe('/devotee/donate?temple=sri-kamakshi-edison');
});

it.each(['https://evil.test/', '//evil.test', '/\\evil.test', '/\t/evil.test', 'javascript:alert(1)', 'devotee', '', null])(
  'refuses to send anybody to %j',
  (wish) => {
    expect(safeReturnPath(wish, ORIGIN)).toBeUndefined();
  },
);

it('never comes back to a sign-in page', () => {
  expect(safeReturnPath('/devotee/login?return=/x', ORIGIN)).toBeUndefined();
  expect(safeReturnPath('/devotee-login', ORIGIN)).toBeUndefined();
  expect(safeReturnPath('/temple-admin/signup', ORIGIN)).toBeUndefined();
  expect(safeReturnPath('/Devotee/Login', ORIGIN)).toBeUndefined();
});
