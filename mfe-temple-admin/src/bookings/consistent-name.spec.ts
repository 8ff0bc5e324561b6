import { consistent } from './consistent-name.ts';

const meera = { name: 'Meera', gotra: null, nakshatra: 4, rashi: 2, relation: null, pronunciation: 'MEE-ra', familyMemberId: null };

it('keeps what still goes with the name and the star, and nothing else', () => {
  expect(consistent({ ...meera, gotra: 'Kaundinya' }, [meera])).toEqual({ ...meera, gotra: 'Kaundinya' });
  expect(consistent({ ...meera, name: 'Mira' }, [meera])).toMatchObject({ pronunciation: null, rashi: 2 });
  expect(consistent({ ...meera, nakshatra: 22 }, [meera])).toMatchObject({ pronunciation: 'MEE-ra', rashi: null });
});
