import { ownWordingSchema, wordedIn } from './own-wording.ts';
import { object, string } from './schema.ts';

const schema = object({ wording: ownWordingSchema({ name: string().trim().max(10), description: string().trim().max(20) }) });

it('shows what is worded in the reader’s language, and English for the rest', () => {
  const fund = { name: 'Annadanam', description: 'Food for all', wording: { hi: { name: 'अन्नदान' } } };
  expect(wordedIn(fund, 'hi')).toMatchObject({ name: 'अन्नदान', description: 'Food for all' });
  expect(wordedIn(fund, 'te')).toBe(fund);
  expect(wordedIn(fund, 'en')).toBe(fund);
});

it('leaves out empty texts and languages', async () => {
  const wording = { hi: { name: 'अन्नदान', description: ' ' }, te: { name: '' } };
  expect(await schema.validate({ wording })).toEqual({ wording: { hi: { name: 'अन्नदान' } } });
  expect(await schema.validate({})).toEqual({ wording: {} });
});

it.each([{ hi: { name: 'longer than ten' } }, { hi: 'x' }, { hi: null }, { hi: { name: null } }, 'x', null])(
  'refuses %j',
  async (wording) => {
    await expect(schema.validate({ wording })).rejects.toThrow();
  },
);
