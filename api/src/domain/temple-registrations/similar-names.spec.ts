import { placeOf } from './registration-place.ts';
import { similarity } from './similar-names.ts';

describe('alike names', () => {
  it('are told apart from different ones, whatever words temples share', () => {
    expect(similarity('Sri Varadaraja Temple', 'Varadaraja Swamy Mandir')).toBeGreaterThan(0.5);
    expect(similarity('Sri Varadaraja Temple', 'sri varadaraja mandir')).toBe(1);
    expect(similarity('Hanuman Temple', 'Durga Temple')).toBeLessThan(0.3);
    expect(similarity('Hindu Temple', 'Hindu Temple')).toBe(0);
  });
});

it('places a temple of an unknown town in its state, and says so', () => {
  expect(placeOf('Nowhere Springs', 'NC')).toMatchObject({ exact: false, timeZone: 'America/New_York' });
  expect(placeOf(' cary ', 'NC')).toMatchObject({ exact: true });
});
