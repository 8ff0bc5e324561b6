import { formatPhoneInput, phoneValue } from './phone-number.ts';

it('writes a mobile number the way its owner does', () => {
  expect(formatPhoneInput('732')).toBe('732');
  expect(formatPhoneInput('73255')).toBe('(732) 55');
  expect(formatPhoneInput('7325550148')).toBe('(732) 555-0148');
});

it('reads a pasted number with its country code', () => {
  expect(phoneValue('+1 (732) 555-0148')).toBe('+17325550148');
  expect(phoneValue('1-732-555-0148')).toBe('+17325550148');
  expect(phoneValue('')).toBe('');
});

it('keeps a number of another country too long, so that it is refused and not cut into somebody else’s', () => {
  expect(phoneValue('+91 98765 43210')).toBe('+1919876543210');
  expect(formatPhoneInput('+91 98765 43210')).toBe('919876543210');
});
