import type TestAgent from 'supertest/lib/agent.js';
import { buildAccount, TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { signInAs, signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Audit } from '../../domain/audit/audit.ts';
import { AuditEntry } from '../../domain/audit/audit-entry.entity.ts';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { newId } from '../../platform/ids/new-id.ts';

const PUBLIC = '/api/public/temple-registrations';
const DESK = '/api/superadmin/temple-registrations';
const ALL_CHECKS = ['legal-name', 'ein', 'contact', 'officer-id', 'not-another'];
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const TEMPLE = {
  name: 'Sri Varadaraja Temple',
  legalName: 'Sri Varadaraja Temple, Inc.',
  ein: '565550182',
  taxStatus: 'public-charity',
  street: '4410 Green Level Road',
  city: 'Cary',
  state: 'NC',
  zip: '27519',
  deities: 'Varadaraja, Perundevi',
  website: 'varadarajacary.example',
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const operator = async () => signInAs(api, await buildAccount(api, { role: 'superadmin', fullName: 'Priya Kumar' }));
const newEmail = () => `sudha-${newId()}@varadarajacary.example`;
const upload = (kind = 'irs-letter', bytes = PDF, type = 'application/pdf') =>
  api.client().post(`${PUBLIC}/documents?kind=${kind}&name=letter.pdf`).set('content-type', type).send(bytes);
const formOf = (email: string, more: object = {}) => ({
  temple: TEMPLE,
  contact: { fullName: 'Sudha Varadan', office: 'Secretary', email, phone: '+17325550148', password: TEST_PASSWORD },
  documents: [],
  mayAct: true,
  ...more,
});
const register = async (email = newEmail(), more: object = {}) => {
  const { body } = await api.client().post(PUBLIC).send(formOf(email, more)).expect(201);
  return { email, reference: String(body.reference) };
};
const verify = async (email: string) => {
  const mails = await deliveredTo(api, email);
  const link = mails.flatMap(({ links }) => links).find((one) => one.includes('verify-email?token'))!;
  await api
    .client()
    .get('/api/auth/verify-email')
    .query({ token: new URL(link).searchParams.get('token') })
    .expect(200);
};
const rowOf = async (desk: TestAgent, reference: string, view = 'waiting') => {
  const { body } = await desk.get(DESK).query({ view, limit: 100 }).expect(200);
  return body.items.find((row: { reference: string }) => row.reference === reference);
};
const login = (email: string) => api.client().post('/api/temple-admin/auth/login').send({ email, password: TEST_PASSWORD });
const reviewed = async (desk: TestAgent, reference: string): Promise<string> => {
  const { id } = await rowOf(desk, reference);
  await desk.post(`${DESK}/${id}/review`).send({ version: 0 }).expect(200);
  return id;
};
const versionOf = async (desk: TestAgent, id: string): Promise<number> => (await desk.get(`${DESK}/${id}`)).body.version;
/** As an operator who just looked at it. */
const decide = async (desk: TestAgent, id: string, body: object, status: number) =>
  desk
    .post(`${DESK}/${id}/decision`)
    .send({ version: await versionOf(desk, id), ...body })
    .expect(status);
const check = async (desk: TestAgent, id: string, status = 200) =>
  desk
    .put(`${DESK}/${id}/checks`)
    .send({ version: await versionOf(desk, id), checks: ALL_CHECKS })
    .expect(status);

describe('registering a temple', () => {
  it('keeps it out of sight, mails the reference, and lets its owner in to set it up before it is approved', async () => {
    const paper = await upload().expect(201);
    const { documentId, key } = paper.body;
    const { email, reference } = await register(newEmail(), { documents: [{ documentId, key }] });
    expect(reference).toMatch(/^TR-\d{4}-[2-9A-Z]{8}$/);
    expect((await deliveredTo(api, email)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining(reference));
    await api.client().get('/api/public/temples/sri-varadaraja-temple-cary').expect(404);
    await verify(email);
    const { body: early } = await login(email).expect(200);
    const owner = api.client().set('authorization', `Bearer ${early.authToken}`);
    const { body: standing } = await owner.get('/api/temple-admin/standing').expect(200);
    const missingPapers = ['articles', 'proof-of-address', 'officer-id'];
    expect(standing).toMatchObject({
      status: 'submitted',
      registration: { reference, contactEmail: email, message: null, missingPapers, checks: [], decidedAt: null },
    });

    const desk = await operator();
    const id = await reviewed(desk, reference);
    await check(desk, id);
    const { body } = await decide(desk, id, { decision: 'approve', message: 'Welcome.' }, 200);
    const { body: verified } = await owner.get('/api/temple-admin/standing').expect(200);
    expect(verified).toMatchObject({
      status: 'approved',
      registration: { checks: ALL_CHECKS, decidedAt: expect.any(String), papers: [{ kind: 'irs-letter', readAt: null }] },
    });
    expect(body).toMatchObject({ status: 'approved', reviewer: 'Priya Kumar', documents: [{ kind: 'irs-letter', readAt: null }] });

    const [newest] = await deliveredTo(api, email);
    expect(newest).toMatchObject({ subject: 'Sri Varadaraja Temple is on Sannidhi' });
    const { body: signedIn } = await login(email).expect(200);
    expect(signedIn.user).toMatchObject({ staffRole: 'owner', temple: { name: 'Sri Varadaraja Temple', timeZone: 'America/New_York' } });
    const { body: page } = await api.client().get(`/api/public/temples/${signedIn.user.temple.slug}`).expect(200);
    expect(page.temple).toMatchObject({ ein: '56-5550182', deities: ['Varadaraja', 'Perundevi'] });
    expect(page.funds.map(({ name }: { name: string }) => name)).toEqual(['General', 'Annadanam', 'Building']);
    const history = await api.get(Audit).history(signedIn.user.temple.id, { kind: 'temple-registration', id });
    expect(history.map(({ what }) => what)).toEqual([
      'temple-registration.submitted',
      'temple-registration.review-started',
      'temple-registration.checked',
      'temple-registration.approved',
    ]);
  });

  it('says what is wrong with a form, and refuses common passwords and a second account of an address', async () => {
    const bad = formOf(newEmail(), { temple: { ...TEMPLE, ein: '12', state: 'XX' }, mayAct: false });
    const { body } = await api.client().post(PUBLIC).send(bad).expect(400);
    expect(Object.keys(body.fields).sort()).toEqual(['mayAct', 'temple.ein', 'temple.state']);
    const weak = formOf(newEmail());
    const { body: common } = await api
      .client()
      .post(PUBLIC)
      .send({ ...weak, contact: { ...weak.contact, password: 'Password1' } })
      .expect(400);
    expect(common.fields.password).toContain('too common');
    const { email } = await register();
    expect((await api.client().post(PUBLIC).send(formOf(email)).expect(409)).body.code).toBe('duplicate');
  });

  it('takes PDF, JPEG and PNG by their first bytes, and a paper only from who uploaded it', async () => {
    expect((await upload('articles', Buffer.from('<html>'), 'application/pdf').expect(415)).body.message).toContain('PDF');
    await upload('articles', Buffer.alloc(10 * 1024 * 1024 + 1), 'application/pdf').expect(413);
    await api.client().post('/api/auth/login').set('content-type', 'application/pdf').send(PDF).expect(415);
    const { documentId } = (await upload().expect(201)).body;
    const stolen = formOf(newEmail(), { documents: [{ documentId, key: 'guessed' }] });
    await api.client().post(PUBLIC).send(stolen).expect(422);
  });

  it('shows the applicant its status, and a stranger nothing', async () => {
    const { email, reference } = await register();
    const progress = (body: object) => api.client().post(`${PUBLIC}/progress`).send(body);
    const { body } = await progress({ reference: reference.toLowerCase(), email }).expect(200);
    expect(body).toMatchObject({ reference, templeName: TEMPLE.name, status: 'submitted', message: null });
    await progress({ reference, email: 'other@example.com' }).expect(404);
    await progress({ reference: 'TR-2026-22222222', email }).expect(404);
  });

  it('a rejected temple’s owner is signed out and stays outside', async () => {
    const { email, reference } = await register();
    await verify(email);
    const { body: early } = await login(email).expect(200);
    const owner = api.client().set('authorization', `Bearer ${early.authToken}`);
    await owner.get('/api/temple-admin/standing').expect(200);
    const desk = await operator();
    await decide(desk, await reviewed(desk, reference), { decision: 'reject', message: 'This is not a temple.' }, 200);
    expect((await deliveredTo(api, email))[0]?.text).toContain('This is not a temple.');
    await owner.get('/api/temple-admin/standing').expect(401);
    expect((await login(email).expect(403)).body.code).toBe('registration-rejected');
    expect((await rowOf(desk, reference, 'decided')).status).toBe('rejected');
  });
});

describe('deciding', () => {
  it('asks for changes by a key in the mail that opens the form once, and the registration waits again', async () => {
    const { email, reference } = await register();
    const desk = await operator();
    const id = await reviewed(desk, reference);
    await decide(desk, id, { decision: 'ask' }, 400);
    await decide(desk, id, { decision: 'ask', message: 'Please add the latest filing.' }, 200);
    const [mail] = await deliveredTo(api, email);
    expect(mail?.text).toContain('Please add the latest filing.');
    const key = new URL(mail!.links[0]!).searchParams.get('key');
    const { body: draft } = await api.client().post(`${PUBLIC}/draft`).send({ reference, key }).expect(200);
    expect(draft).toMatchObject({ temple: { name: TEMPLE.name, ein: '56-5550182' }, message: 'Please add the latest filing.' });
    await api.client().post(`${PUBLIC}/draft`).send({ reference, key: 'guessed' }).expect(404);
    const { documentId, key: paperKey } = (await upload('articles').expect(201)).body;
    const documents = [{ documentId, key: paperKey }];
    const again = { reference, key, temple: { ...TEMPLE, legalName: 'Sri Varadaraja Temple of Cary, Inc.' }, documents };
    await api.client().post(`${PUBLIC}/resubmit`).send(again).expect(200);
    await api.client().post(`${PUBLIC}/resubmit`).send(again).expect(404);
    expect(await rowOf(desk, reference)).toMatchObject({ status: 'submitted' });
    const { body } = await desk.get(`${DESK}/${id}`).expect(200);
    expect(body).toMatchObject({ temple: { legalName: 'Sri Varadaraja Temple of Cary, Inc.' }, checks: [], reviewer: null });
    expect(body).toMatchObject({ previous: { temple: { legalName: TEMPLE.legalName } }, documents: [{ kind: 'articles', isNew: true }] });
    const early = await desk
      .post(`${DESK}/${id}/review`)
      .send({ version: body.version - 1 })
      .expect(409);
    expect(early.body.message).toContain('Sudha Varadan sent the registration again');
  });

  it('takes only corrections from a registration that is sent again: what the office set up meanwhile stays', async () => {
    const { email, reference } = await register();
    await verify(email);
    const { body: early } = await login(email).expect(200);
    const owner = api.client().set('authorization', `Bearer ${early.authToken}`);
    const own = async () => (await owner.get('/api/temple-admin/temple').expect(200)).body;
    const profile = {
      name: 'Varadaraja Temple of Cary',
      description: 'Open to everyone.',
      tradition: 'Sri Vaishnava',
      deities: 'Varadaraja',
    };
    const wording = { hi: { name: 'वरदराज मंदिर' } };
    const put = async (path: string, body: object) =>
      owner
        .put(`/api/temple-admin/${path}`)
        .send({ version: (await own()).version, ...body })
        .expect(200);
    await put('temple', { ...profile, website: 'cary.example', wording });
    const { street, city, state, zip } = TEMPLE;
    await put('location', { street, city, state, zip, latitude: 35.8001, longitude: -78.8501, timeZone: 'America/New_York' });
    const desk = await operator();
    const id = await reviewed(desk, reference);
    const ask = async (temple: object) => {
      await decide(desk, id, { decision: 'ask', message: 'Please correct it.' }, 200);
      const [mail] = await deliveredTo(api, email);
      const key = new URL(mail!.links[0]!).searchParams.get('key');
      await api.client().post(`${PUBLIC}/resubmit`).send({ reference, key, temple, documents: [] }).expect(200);
    };
    const legalName = 'Sri Varadaraja Temple of Cary, Inc.';
    await ask({ ...TEMPLE, legalName });
    const kept = { ...profile, deities: ['Varadaraja'], latitude: 35.8001, longitude: -78.8501 };
    expect(await own()).toMatchObject({ ...kept, website: expect.stringContaining('cary.example'), legalName });
    const row = await api.database.reader.findOneByOrFail(Temple, { legalName, name: profile.name });
    expect(row.searchText).toContain('वरदराज मंदिर');
    await desk
      .post(`${DESK}/${id}/review`)
      .send({ version: await versionOf(desk, id) })
      .expect(200);
    await ask({ ...TEMPLE, legalName, street: '1 New Road', city: 'Raleigh', zip: '27601' });
    const moved = await own();
    expect(moved).toMatchObject({ name: profile.name, address: '1 New Road, Raleigh, NC 27601', city: 'Raleigh' });
    expect(moved.latitude).not.toBe(35.8001);
  });

  it('approves only what is in review, with every check done and the contact’s email proved', async () => {
    const { email, reference } = await register();
    const desk = await operator();
    const { id } = await rowOf(desk, reference);
    await decide(desk, id, { decision: 'approve' }, 409);
    await check(desk, id, 409);
    await desk.post(`${DESK}/${id}/review`).send({ version: 0 }).expect(200);
    expect((await desk.post(`${DESK}/${id}/review`).send({ version: 1 }).expect(409)).body.code).toBe('state-conflict');
    expect((await decide(desk, id, { decision: 'approve' }, 422)).body.message).toContain('check');
    await check(desk, id);
    expect((await decide(desk, id, { decision: 'approve' }, 422)).body.message).toContain('email');
    await verify(email);
    const version = await versionOf(desk, id);
    const both = await Promise.all(
      [{ decision: 'approve' }, { decision: 'reject', message: 'No' }].map((body) =>
        desk.post(`${DESK}/${id}/decision`).send({ version, ...body }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses an operator who looked before a colleague changed something, and says who did what', async () => {
    const { email, reference } = await register();
    await verify(email);
    const priya = await operator();
    const meera = await signInAs(api, await buildAccount(api, { role: 'superadmin', fullName: 'Meera Iyer' }));
    const { id } = await rowOf(priya, reference);
    const seen = await versionOf(meera, id);
    await priya.post(`${DESK}/${id}/review`).send({ version: seen }).expect(200);
    const late = async (call: Promise<{ status: number; body: { code: string; message: string } }>) => {
      const { status, body } = await call;
      expect([status, body.code]).toEqual([409, 'registration-changed']);
      return body.message;
    };
    expect(await late(meera.post(`${DESK}/${id}/review`).send({ version: seen }))).toContain('Priya Kumar started the review');
    const reviewing = await versionOf(meera, id);
    const checks = (desk: TestAgent, done: string[]) => desk.put(`${DESK}/${id}/checks`).send({ version: reviewing, checks: done });
    await checks(priya, ALL_CHECKS).expect(200);
    expect(await late(checks(meera, []))).toContain('Priya Kumar changed the checks');
    const reject = { version: reviewing, decision: 'reject', message: 'Not a temple.' };
    await late(meera.post(`${DESK}/${id}/decision`).send(reject));
    await decide(priya, id, { decision: 'approve' }, 200);
    expect(await late(meera.post(`${DESK}/${id}/decision`).send(reject))).toContain('Priya Kumar approved');
    expect((await priya.get(`${DESK}/${id}`).expect(200)).body).toMatchObject({ status: 'approved', checks: ALL_CHECKS, message: null });
  });

  it('shows what the platform found, and notes that a paper was read', async () => {
    const elsewhere = await buildTemple(api, {
      name: 'Varadaraja Swamy Mandir',
      city: 'Morrisville',
      state: 'NC',
      latitude: 35.8235,
      longitude: -78.8256,
    });
    const { documentId, key } = (await upload('irs-letter').expect(201)).body;
    const { reference } = await register(newEmail(), { documents: [{ documentId, key }], temple: { ...TEMPLE, ein: elsewhere.ein } });
    const desk = await operator();
    const { id } = await rowOf(desk, reference);
    const { body } = await desk.get(`${DESK}/${id}`).expect(200);
    const found = Object.fromEntries(body.findings.map((finding: { about: string; found: string }) => [finding.about, finding.found]));
    expect(found).toMatchObject({
      ein: 'usedTwice',
      website: 'sameDomain',
      contact: 'unverified',
      'tax-status': 'letter',
      similar: 'alike',
    });
    const paper = await desk.get(`${DESK}/${id}/documents/${documentId}`).expect(200);
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect((await desk.get(`${DESK}/${id}`).expect(200)).body.documents[0].readAt).not.toBeNull();
    expect(await api.database.reader.countBy(AuditEntry, { action: 'temple-registration.document-read' })).toBe(1);
    await desk.get(`${DESK}/${newId()}/documents/${documentId}`).expect(404);
  });

  it('is for operators alone', async () => {
    await api.client().get(DESK).expect(401);
    await (await signInStaff(api)).client.get(DESK).expect(403);
    await (await signInDonor(api)).client.get(DESK).expect(403);
  });
});
