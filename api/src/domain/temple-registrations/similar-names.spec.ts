import { placeOf } from './registration-place.ts';
import { milesBetween, similarity } from './similar-names.ts';

describe('alike names', () => {
  it('are told apart from different ones, whatever words temples share', () => {
    expect(similarity('Sri Varadaraja Temple', 'Varadaraja Swamy Mandir')).toBeGreaterThan(0.5);
    expect(similarity('Sri Varadaraja Temple', 'sri varadaraja mandir')).toBe(1);
    expect(similarity('Hanuman Temple', 'Durga Temple')).toBeLessThan(0.3);
    expect(similarity('Hindu Temple', 'Hindu Temple')).toBe(0);
  });

  it('lie so many miles apart', () => {
    const [cary, morrisville] = [placeOf('Cary', 'NC'), { latitude: 35.8235, longitude: -78.8256 }];
    expect(milesBetween(cary, morrisville)).toBeGreaterThan(1);
    expect(milesBetween(cary, morrisville)).toBeLessThan(8);
  });
});

it('stands a temple of an unknown town in its state, and says so', () => {
  expect(placeOf('Nowhere Springs', 'NC')).toMatchObject({ exact: false, timeZone: 'America/New_York' });
  expect(placeOf(' cary ', 'NC')).toMatchObject({ exact: true });
});
