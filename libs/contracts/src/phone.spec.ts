import { readFileSync } from 'node:fs';
import { requiredPhone } from './fields.ts';
import { formatPhone } from './phone.ts';
import { PLATFORM_MESSAGES } from './platform-messages.ts';
import { templePhone } from './temples/temple-phone.ts';

it.each([
  ['+17325550148', '(732) 555-0148'],
  ['+919876543210', '+919876543210'],
  ['7325550148', '7325550148'],
  ['', ''],
])('writes %s as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});

const of = (area: string): string => `+1${area}5550148`;

it.each([
  ['the US', '732 415 878 208'],
  ['its territories', '787 939 340 671 684 670'],
  ['Canada', '416 604 867 879 902'],
])('texts numbers of %s', (_, areas) => {
  for (const area of areas.split(' ')) expect([area, requiredPhone().isValidSync(of(area))]).toEqual([area, true]);
});

it.each([
  ['services that cost extra', '900'],
  ['services that are free to call', '800 833 844 855 866 877 888 880'],
  ['other services', '500 600 700 411 911'],
  ['other countries', '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'],
])('texts no numbers of %s, and says which get texts', async (_, areas) => {
  for (const area of areas.split(' ')) expect([area, requiredPhone().isValidSync(of(area))]).toEqual([area, false]);
  const refused = requiredPhone().validate(of(areas.slice(0, 3)));
  await expect(refused).rejects.toMatchObject({ message: { sentence: expect.stringContaining('number that gets texts') } });
});

it('takes for a temple’s own each number that gets texts or is free to call, and no other', () => {
  const areas = Array.from({ length: 800 }, (_, index) => String(200 + index));
  const expected = areas.filter((area) => requiredPhone().isValidSync(of(area)) || /^8(?:(\d)\1|8\d)$/.test(area));
  expect(areas.filter((area) => templePhone().isValidSync(of(area)))).toEqual(expected);
});

it.each(['en', 'hi', 'te', 'ta', 'kn', 'gu'])('the example in %s is written as the field shows a number, its +1 beside it', (language) => {
  const words: typeof PLATFORM_MESSAGES =
    language === 'en' ? PLATFORM_MESSAGES : JSON.parse(readFileSync(`${__dirname}/platform-errors.${language}.json`, 'utf8')).messages;
  for (const sentence of [words['phone-invalid'], words['temple-phone-invalid']]) expect(sentence).toMatch(/[^+]\(732\) 555-0148/);
});
