import { US_STATES } from './us-states.ts';
import { statesOfZip } from './zip-states.ts';

it.each([
  ['08820', ['NJ']],
  ['60148', ['IL']],
  ['95035', ['CA']],
  ['96813', ['HI']],
  ['06390', ['CT', 'NY']],
  ['20166', ['DC', 'VA']],
  ['83414', ['ID', 'WY']],
  ['00001', []],
  ['08', []],
])('finds the states of %s', (zip, states) => {
  expect(statesOfZip(zip)).toEqual(states);
});

it('knows every state that a temple can be in', () => {
  const areas = Array.from({ length: 1000 }, (_, area) => statesOfZip(String(area).padStart(3, '0'))).flat();
  expect(Object.keys(US_STATES).filter((state) => !areas.includes(state))).toEqual([]);
});
