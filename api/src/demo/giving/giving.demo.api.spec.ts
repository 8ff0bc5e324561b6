import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { Donation } from '../../domain/giving/donation.entity.ts';
import { ProofService } from '../../domain/proof/proof.service.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { demoId } from '../demo-step.ts';
import { DEMO_HOME_TEMPLE } from '../demo-temples.ts';
import { seedDemo } from '../seed-demo.ts';
import { demoPlan } from './demo-plan.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await seedDemo(api.app, { ...api.get<Settings>(SETTINGS), demoData: 'small' }, new Date('2026-11-20T20:00:00Z'));
}, 60_000);
afterAll(() => api.close());

it('gives every approved temple two years of gifts whose books prove', async () => {
  const proofs = [];
  for await (const proof of api.get(ProofService).ofAll()) proofs.push(proof);
  expect(proofs).toHaveLength(12);
  expect(proofs.flatMap(({ differences }) => differences)).toEqual([]);
  expect(proofs.every(({ holds, receiptsCount }) => holds && receiptsCount > 150)).toBe(true);
});

it('has gifts in every state at the home temple', async () => {
  const templeId = demoId(`temple:${DEMO_HOME_TEMPLE}`);
  const gifts = await api.database.reader.find(Donation, { where: { templeId }, select: { status: true } });
  const states = new Set(gifts.map(({ status }) => status));
  expect([...states].sort()).toEqual(
    expect.arrayContaining(['canceled', 'disputed', 'failed', 'lost', 'partially-refunded', 'refunded', 'succeeded']),
  );
});

it('plans the same gifts every time', () => {
  const plan = () => demoPlan({ slug: 'x', now: new Date('2026-11-20T20:00:00Z'), count: 50, fundCount: 3, donors: [{ legalName: 'A' }] });
  expect(plan()).toEqual(plan());
});
