import { familyMemberSchema } from '@sannidhi/contracts';
import { buildMember } from '../test/family.ts';
import { EMPTY_MEMBER, payloadOfValues, valuesOfMember } from './member-values.ts';

it('shows a member as it was written down, and sends it back the same', () => {
  const member = buildMember({ pada: 2, nakshatra: 4 });
  const values = valuesOfMember(member);
  expect(values).toMatchObject({
    name: 'Meera Raghunathan',
    nakshatra: '4',
    pada: '2',
    birthCity: 'chennai-in',
    placeMode: 'city',
    hasDied: false,
  });
  const sent = payloadOfValues(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')));
  expect(familyMemberSchema.isValidSync(sent)).toBe(true);
  expect(sent).toMatchObject({ name: 'Meera Raghunathan', nakshatra: 4, pada: 2, birthCity: 'chennai-in' });
  expect(sent).not.toHaveProperty('birthLatitude');
});

it('sends nothing of a death that was taken back, and one place only', () => {
  const typed = { ...EMPTY_MEMBER, name: 'Padma', relation: 'mother', placeMode: 'typed', birthCity: 'chennai-in', birthLatitude: '10.86' };
  const sent = payloadOfValues({ ...typed, hasDied: false, deathDate: '2019-02-10' });
  expect(sent).toMatchObject({ birthLatitude: 10.86 });
  expect(sent).not.toHaveProperty('birthCity');
  expect(sent).not.toHaveProperty('deathDate');
});
