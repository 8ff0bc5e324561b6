import { buildAccount } from '../../../test/factories/account.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInAs, signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { AuditEntry } from '../../domain/audit/audit-entry.entity.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';

const PATH = '/api/superadmin/support-messages';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const operator = async () => signInAs(api, await buildAccount(api, { role: 'superadmin', fullName: 'Asha of the desk' }));
let writers = 0;
async function write(message = 'My receipt names the wrong year.', name = 'Meera Raghunathan') {
  writers += 1;
  const email = `writer${writers}@example.com`;
  const { body } = await api.client().post('/api/public/contact').send({ name, email, topic: 'receipt', message }).expect(201);
  return { reference: body.reference as string, email };
}

describe('the support inbox', () => {
  it('lists messages newest first, page by page, and finds one by its reference, name or email', async () => {
    const desk = await operator();
    const first = await write();
    const second = await write('Which temples are near Cary?', 'Suresh Rao');
    const list = async (query = '') => (await desk.get(PATH + query).expect(200)).body;
    const { items, nextCursor } = await list('?limit=1');
    expect(items).toMatchObject([{ reference: second.reference, state: 'open', name: 'Suresh Rao', reply: null, settledAt: null }]);
    expect((await list(`?limit=1&cursor=${nextCursor}`)).items[0].reference).toBe(first.reference);
    for (const search of [first.reference.toLowerCase(), first.email]) {
      expect((await list(`?search=${encodeURIComponent(search)}`)).items).toMatchObject([{ reference: first.reference }]);
    }
    expect((await list('?search=suresh')).items).toMatchObject([{ reference: second.reference }]);
  });

  it('answers a message by mail once, and writes down who did', async () => {
    const desk = await operator();
    const { reference, email } = await write();
    const [message] = (await desk.get(`${PATH}?search=${reference}`)).body.items;
    const { body } = await desk.post(`${PATH}/${message.id}/answer`).send({ reply: 'It is corrected.\nNamaste.' }).expect(200);
    expect(body).toMatchObject({ state: 'answered', reply: 'It is corrected.\nNamaste.', settledBy: 'Asha of the desk' });
    const mails = await api.database.reader.findBy(OutboxMessage, { to: email, template: 'support.answered' });
    expect(mails.map(({ data }) => data)).toMatchObject([{ reference, reply: 'It is corrected.\nNamaste.' }]);
    expect((await desk.post(`${PATH}/${message.id}/answer`).send({ reply: 'Again' }).expect(409)).body.code).toBe('state-conflict');
    await desk.post(`${PATH}/${message.id}/close`).expect(409);
    const entries = await api.database.reader.findBy(AuditEntry, { subjectId: message.id });
    expect(entries).toMatchObject([{ action: 'support.answered', actorLabel: 'Asha of the desk', note: reference }]);
    expect((await desk.get(`${PATH}?state=open&search=${reference}`)).body.items).toEqual([]);
    expect((await desk.get(`${PATH}?state=answered&search=${reference}`)).body.items).toHaveLength(1);
  });

  it('answers in the language of the page where it was written', async () => {
    const desk = await operator();
    const writing = { name: 'Meera', email: 'meera-hindi@example.com', topic: 'receipt', message: 'मेरी रसीद में साल ग़लत है।' };
    await api.client().post('/api/public/contact').set('cookie', 'language=hi').send(writing).expect(201);
    const [message] = (await desk.get(`${PATH}?search=${writing.email}`)).body.items;
    await desk.post(`${PATH}/${message.id}/answer`).send({ reply: 'ठीक कर दी है।' }).expect(200);
    const [, answer] = (await deliveredTo(api, writing.email)).reverse();
    expect(answer?.subject).toBe(`आपके संदेश ${message.reference} का उत्तर`);
  });

  it('puts a message aside without a mail', async () => {
    const desk = await operator();
    const { reference, email } = await write();
    const [message] = (await desk.get(`${PATH}?search=${reference}`)).body.items;
    expect((await desk.post(`${PATH}/${message.id}/close`).expect(200)).body).toMatchObject({ state: 'closed', reply: null });
    expect(await api.database.reader.countBy(OutboxMessage, { to: email, template: 'support.answered' })).toBe(0);
    expect((await desk.get(`${PATH}?state=closed&search=${reference}`)).body.items).toHaveLength(1);
  });

  it('refuses an empty answer, an unknown message and everybody but operators', async () => {
    const desk = await operator();
    const { reference } = await write();
    const [message] = (await desk.get(`${PATH}?search=${reference}`)).body.items;
    expect((await desk.post(`${PATH}/${message.id}/answer`).send({ reply: ' ' }).expect(400)).body.fields).toHaveProperty('reply');
    await desk.post(`${PATH}/nobody/answer`).send({ reply: 'Namaste' }).expect(404);
    await api.client().get(PATH).expect(401);
    await (await signInStaff(api)).client.get(PATH).expect(403);
    await (await signInDonor(api)).client.post(`${PATH}/${message.id}/close`).expect(403);
  });
});
