import { NOUNS } from '@sannidhi/contracts';
import { API_NOUNS } from './nouns.ts';

it('have one place in the API each', () => {
  expect(API_NOUNS.flatMap(({ nouns }) => nouns).sort()).toEqual([...NOUNS].sort());
});
