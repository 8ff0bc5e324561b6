import { saidAsBefore } from './said-as-before.ts';

const meera = { name: 'Meera', gotra: null, nakshatra: 4, rashi: 2, relation: null, pronunciation: 'MEE-ra', familyMemberId: null };

it('keeps a pronunciation with its name, and with no other', () => {
  expect(saidAsBefore({ ...meera, gotra: 'Kaundinya' }, [meera])).toEqual({ ...meera, gotra: 'Kaundinya' });
  expect(saidAsBefore({ ...meera, name: 'Mira' }, [meera])).toMatchObject({ pronunciation: null, rashi: 2 });
});
