import { TEST_PASSWORD } from '../../../test/factories/account.factory.ts';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { RegistrationDocument } from './registration-document.entity.ts';
import { TempleRegistration } from './temple-registration.entity.ts';

const PUBLIC = '/api/public/temple-registrations';
const DESK = '/api/superadmin/temple-registrations';
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
  tradition: 'Sri Vaishnava',
  deities: 'Varadaraja, Perundevi',
  website: 'varadarajacary.example',
  description: 'A temple in a former school.',
};

async function paper(api: TestApi): Promise<{ documentId: string; key: string }> {
  const sent = api.client().post(`${PUBLIC}/documents?kind=irs-letter&name=letter.pdf`).set('content-type', 'application/pdf');
  const { documentId, key } = (await sent.send(PDF).expect(201)).body;
  return { documentId, key };
}

async function formOf(api: TestApi) {
  const contact = { fullName: 'Sudha Varadan', office: 'Secretary', email: `sudha-${newId()}@example.test`, phone: '+17325550148' };
  return { temple: TEMPLE, contact: { ...contact, password: TEST_PASSWORD }, documents: [await paper(api)], mayAct: true };
}

interface Registered {
  registrationId: string;
  reference: string;
  email: string;
}

/** A temple's registration that nobody has opened yet. */
async function registered(api: TestApi): Promise<Registered> {
  const form = await formOf(api);
  const { body } = await api.client().post(PUBLIC).send(form).expect(201);
  const { id, reference } = await api.database.reader.findOneByOrFail(TempleRegistration, { reference: body.reference });
  return { registrationId: id, reference, email: form.contact.email };
}

async function inReview({ desk }: Place, api: TestApi): Promise<Registered> {
  const made = await registered(api);
  await desk.post(`${DESK}/${made.registrationId}/review`).send({ version: 0 }).expect(200);
  return made;
}

/** One that was sent back, with the key emailed to its contact. */
async function sentBack(place: Place, api: TestApi): Promise<{ reference: string; key: string | null }> {
  const { registrationId, reference, email } = await inReview(place, api);
  await place.desk
    .post(`${DESK}/${registrationId}/decision`)
    .send({ version: 1, decision: 'ask', message: 'Please add the filing.' })
    .expect(200);
  const [mail] = await deliveredTo(api, email);
  return { reference, key: new URL(mail?.links[0] ?? '').searchParams.get('key') };
}

const waiting = async (api: TestApi) => ({ params: { registrationId: (await registered(api)).registrationId }, body: { version: 0 } });

/** A document of a registration of the place's own temple. */
async function ownPaper({ giving }: Place, api: TestApi) {
  const { registrationId } = await registered(api);
  await api.database.transaction(async (tx) => {
    await tx.delete(TempleRegistration, { templeId: giving.temple.id });
    await tx.update(TempleRegistration, { id: registrationId }, { templeId: giving.temple.id });
  });
  return { documentId: (await api.database.reader.findOneByOrFail(RegistrationDocument, { registrationId })).id };
}
const beingReviewed = async (place: Place, api: TestApi) => ({ params: { registrationId: (await inReview(place, api)).registrationId } });

export const fixture: NounFixture = {
  build: async (_, api) => {
    const { registrationId } = await registered(api);
    return { registrationId, documentId: (await api.database.reader.findOneByOrFail(RegistrationDocument, { registrationId })).id };
  },
  routes: {
    'POST /api/public/temple-registrations/documents': {
      may: 'anyone',
      call: { query: { kind: 'irs-letter', name: 'letter.pdf' }, body: PDF, headers: { 'content-type': 'application/pdf' } },
    },
    'POST /api/public/temple-registrations': { may: 'anyone', call: async (_, api) => ({ body: await formOf(api) }) },
    'POST /api/public/temple-registrations/progress': {
      may: 'anyone',
      call: async (_, api) => {
        const { reference, email } = await registered(api);
        return { body: { reference, email } };
      },
    },
    'POST /api/public/temple-registrations/draft': { may: 'anyone', call: async (place, api) => ({ body: await sentBack(place, api) }) },
    'POST /api/public/temple-registrations/resubmit': {
      may: 'anyone',
      call: async (place, api) => ({ body: { ...(await sentBack(place, api)), temple: TEMPLE, documents: [await paper(api)] } }),
    },
    'GET /api/temple-admin/standing/documents/:documentId': {
      may: 'staff with temple:manage',
      call: async (place, api) => ({ params: await ownPaper(place, api) }),
    },
    'GET /api/superadmin/temple-registrations': 'superadmin',
    'GET /api/superadmin/temple-registrations/:registrationId': 'superadmin',
    'GET /api/superadmin/temple-registrations/:registrationId/documents/:documentId': 'superadmin',
    'POST /api/superadmin/temple-registrations/:registrationId/review': { may: 'superadmin', call: (_, api) => waiting(api) },
    'PUT /api/superadmin/temple-registrations/:registrationId/checks': {
      may: 'superadmin',
      call: async (place, api) => ({ ...(await beingReviewed(place, api)), body: { version: 1, checks: ['legal-name'] } }),
    },
    'POST /api/superadmin/temple-registrations/:registrationId/decision': {
      may: 'superadmin',
      call: async (place, api) => ({
        ...(await beingReviewed(place, api)),
        body: { version: 1, decision: 'reject', message: 'This is not a temple.' },
      }),
    },
  },
  growing: ['registration_documents'],
  small: { temple_registrations: 'About as many as there are temples.' },
};
