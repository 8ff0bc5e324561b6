import {
  NOUN_DECLARATIONS,
  type OfficeCardName,
  type OfficeDashboard,
  officeDashboardEndpoints,
  type StaffPreset,
} from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { listenForWebhooks, payGift, runJobs, startGift } from '../../../test/give.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { OfficeDashboardService } from '../../domain/dashboard/office-dashboard.service.ts';

const PAGE = '/temple-admin/dashboard';

let api: TestApi;
let place: GivingTemple;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
  place = await buildGivingTemple(api);
});
afterAll(() => api.close());

const cardsFor = async (client: TestAgent): Promise<OfficeDashboard['cards']> =>
  (await client.get('/api/temple-admin/dashboard').expect(200)).body.cards;
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

it('has a card of every noun that says so, and of no other', () => {
  const { cards } = api.get(OfficeDashboardService);
  const declared = NOUN_DECLARATIONS.filter((noun) => noun.cards?.includes(PAGE)).map(({ name }) => name);
  expect(sorted(cards.flatMap(({ nouns }) => nouns))).toEqual(sorted(declared));
  expect(sorted(officeDashboardEndpoints.cards.reads ?? [])).toEqual(sorted(declared));
});

it('shows an owner every card in one response', async () => {
  const { client } = await signInStaff(api, { temple: place.temple });
  const cards = await cardsFor(client);
  expect(sorted(Object.keys(cards))).toEqual(sorted(api.get(OfficeDashboardService).cards.map(({ name }) => name)));
  expect(Object.entries(cards).filter(([, { state }]) => state !== 'ready')).toEqual([]);
});

it('adds up what came in today, and lists it', async () => {
  const busy = await buildGivingTemple(api);
  const donor = await signInDonor(api);
  await payGift(api, await startGift(donor.client, busy, { amountCents: 21_00 }));
  await runJobs(api);
  const { client } = await signInStaff(api, { temple: busy.temple });
  expect(await cardsFor(client)).toMatchObject({
    figures: {
      data: { today: { sumCents: 21_00 }, month: { sumCents: 21_00 }, year: { sumCents: 21_00, before: { sumCents: 0 } }, toCheck: 0 },
    },
    today: { data: [{ totalCents: 21_00 }] },
    books: { data: { holds: true } },
    temple: { data: { status: 'approved' } },
  });
});

it.each<[StaffPreset, OfficeCardName[]]>([
  [
    'viewer',
    [
      ...[
        'temple',
        'figures',
        'today',
        'disputes',
        'givingByFund',
        'openBatches',
        'pledges',
        'books',
        'bookings',
        'familyCalls',
        'requests',
        'events',
      ],
      'shiftGaps',
      'eventNeeds',
    ] as OfficeCardName[],
  ],
  ['events-coordinator', ['temple', 'conversations', 'doors', 'eventNeeds', 'events', 'halls', 'shiftGaps']],
])('shows a %s only what their own pages show', async (preset, names) => {
  const { client } = await signInStaff(api, { temple: place.temple, preset });
  expect(sorted(Object.keys(await cardsFor(client)))).toEqual(sorted(names));
});

it('shows nothing that a person’s permissions don’t include', async () => {
  const { client } = await signInStaff(api, { temple: place.temple, permissions: ['temple:read'] });
  expect(Object.keys(await cardsFor(client))).toEqual(['temple']);
});
