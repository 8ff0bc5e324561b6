import { reachOf } from './reach-of.ts';

it.each([
  ['donor@example.test', '+17325550100', 'emailAndText'],
  ['donor@example.test', null, 'email'],
  [null, '+17325550100', 'text'],
  [null, null, 'nobody'],
])('with the email %s and the phone %s, a donor is notified of a refund by %s', (email, phone, reach) => {
  expect(reachOf({ email, phone })).toBe(reach);
});
