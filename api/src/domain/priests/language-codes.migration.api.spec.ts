import { buildGivingTemple } from '../../../test/factories/giving.factory.ts';
import { buildPriest } from '../../../test/factories/priest.factory.ts';
import { offerPooja } from '../../../test/poojas.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { LanguageCodes1776304200000 } from './1776304200000-language-codes.migration.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('maps what was typed to codes, and keeps a priest’s language that has none', async () => {
  const place = await buildGivingTemple(api);
  const { client } = await signInStaff(api, { temple: place.temple });
  const { service } = await offerPooja(client, place);
  const priest = await buildPriest(api, { temples: [place.temple] });
  const both = await api.database.transaction(async (tx) => {
    const runner = tx.queryRunner!;
    const typed = JSON.stringify(['Telegu', 'Tamil / हिन्दी', 'Toda', 'telugu']);
    await runner.query('UPDATE priests SET languages = ? WHERE accountId = ?', [typed, priest.id]);
    await runner.query('UPDATE pooja_services SET languages = ? WHERE id = ?', [JSON.stringify(['SANSKRIT', 'Toda']), service.id]);
    const read = async () => [
      await runner.query('SELECT languages, traditions FROM priests WHERE accountId = ?', [priest.id]),
      await runner.query('SELECT languages FROM pooja_services WHERE id = ?', [service.id]),
    ];
    const step = new LanguageCodes1776304200000();
    await step.up(runner);
    const up = await read();
    await step.down(runner);
    return { up, down: await read() };
  });
  expect(both.up).toEqual([[{ languages: '["te","ta","hi"]', traditions: '["Shakta","Speaks Toda"]' }], [{ languages: '["sa"]' }]]);
  expect(both.down).toMatchObject([[{ languages: '["Telugu","Tamil","Hindi"]' }], [{ languages: '["Sanskrit"]' }]]);
});

it('names no more traditions than can be saved', async () => {
  const place = await buildGivingTemple(api);
  const priest = await buildPriest(api, { temples: [place.temple] });
  const had = Array.from({ length: 10 }, (_, index) => `Tradition ${index}`);
  const after = await api.database.transaction(async (tx) => {
    const values = [JSON.stringify(['Toda', 'Badaga']), JSON.stringify(had), priest.id];
    await tx.query('UPDATE priests SET languages = ?, traditions = ? WHERE accountId = ?', values);
    await new LanguageCodes1776304200000().up(tx.queryRunner!);
    return tx.query('SELECT traditions FROM priests WHERE accountId = ?', [priest.id]);
  });
  expect(JSON.parse(after[0].traditions)).toEqual([...had.slice(0, 9), 'Speaks Toda, Badaga']);
});
