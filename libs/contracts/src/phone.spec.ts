import { formatPhone } from './phone.ts';

it.each([
  ['+17325550148', '(732) 555-0148'],
  ['+919876543210', '+919876543210'],
  ['7325550148', '7325550148'],
  ['', ''],
])('writes %s as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});
