import { buildAccount } from '../../../test/factories/account.factory.ts';
import { buildPriest } from '../../../test/factories/priest.factory.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { signInAs, signInDonor } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** What is assumed until a priest enters it. */
const USUAL = { skills: [], travelMiles: 60, maxPerDay: 6, maxPerWeek: 30 };

describe('GET /api/priest/profile', () => {
  it('returns a priest who they are and which temples they serve', async () => {
    const novi = await buildTemple(api);
    const edison = await buildTemple(api, { name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' });
    const client = await signInAs(api, await buildPriest(api, { temples: [edison, novi] }));
    const { body } = await client.get('/api/priest/profile').expect(200);
    expect(body).toEqual({
      fullName: 'Ganesh Bhattar',
      languages: ['ta', 'sa'],
      traditions: ['Shakta'],
      ...USUAL,
      photo: null,
      temples: [
        { slug: edison.slug, name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' },
        { slug: novi.slug, name: 'Sri Venkateswara Temple', city: 'Novi', state: 'MI', timeZone: 'America/Detroit' },
      ],
    });
  });

  it('shows an empty profile to a priest who has none yet', async () => {
    const client = await signInAs(api, await buildAccount(api, { role: 'priest', fullName: 'Hari Joshi' }));
    const { body } = await client.get('/api/priest/profile').expect(200);
    expect(body).toEqual({ fullName: 'Hari Joshi', languages: [], traditions: [], ...USUAL, photo: null, temples: [] });
  });

  it('refuses strangers and other roles', async () => {
    await api.client().get('/api/priest/profile').expect(401);
    const { client } = await signInDonor(api);
    await client.get('/api/priest/profile').expect(403);
  });
});
