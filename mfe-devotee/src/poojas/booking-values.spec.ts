import { ValidationError } from 'yup';
import { bookingFormSchema, NOBODY, ofPerson } from './booking-values.ts';

const meera = { ...NOBODY, name: 'Meera', nakshatra: '4', rashi: '7' };
const RASHI = ['gotra', 'nakshatra', 'rashi'] as const;
const errorAt = (path: string, person: object, sankalpamFields: readonly ('gotra' | 'nakshatra' | 'rashi')[] = RASHI): unknown => {
  const values = { slot: null, family: [], people: [person], mail: false };
  try {
    bookingFormSchema({ namesMax: 3, sankalpamFields }).validateSync(values, { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) return error.inner.find((each) => each.path === path)?.message;
  }
  return undefined;
};

it('refuses a rashi that the nakshatra isn’t in, as the family’s list does', () => {
  expect(errorAt('people[0].rashi', meera)).toMatchObject({ code: 'family-member.rashi-without-star' });
  for (const other of [{ rashi: '2' }, { rashi: '' }, { nakshatra: '' }, { familyMemberId: 'm' }])
    expect(errorAt('people[0].rashi', { ...meera, ...other })).toBeUndefined();
});

it('keeps the rashi that was typed where a pooja doesn’t ask for the nakshatra, which is left out if it isn’t in it', () => {
  for (const familyMemberId of [null, 'm'])
    expect(ofPerson({ ...meera, familyMemberId }, ['rashi'])).toMatchObject({ nakshatra: null, rashi: 7 });
  expect(ofPerson({ ...meera, rashi: '2' }, ['rashi'])).toMatchObject({ nakshatra: 4, rashi: 2 });
  for (const familyMemberId of [null, 'm'])
    expect(ofPerson({ ...meera, familyMemberId }, ['nakshatra'])).toMatchObject({ nakshatra: 4, rashi: null });
});

it('drops one that isn’t asked for, and keeps what the family’s list says', () => {
  for (const asked of ['nakshatra', 'rashi'] as const) expect(errorAt('people[0].rashi', meera, [asked])).toBeUndefined();
  expect(ofPerson(meera)).toMatchObject({ nakshatra: 4, rashi: null });
  expect(ofPerson({ ...meera, familyMemberId: 'm' })).toMatchObject({ nakshatra: 4, rashi: 7 });
});
