import type TestAgent from 'supertest/lib/agent.js';
import { assignTo, signInPriest } from '../../../test/assignments.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { addSlot, bookAtCounter, offerPooja } from '../../../test/poojas.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { AssignmentJobs } from './assignment-jobs.service.ts';
import { PriestAssignmentRow } from './priest-assignment.entity.ts';
import { ReleasedPriests } from './released-priests.service.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = 100;
const AT_COUNTER = { onlinePlaces: 0, counterPlaces: 2 };
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const ended = (hours: number) => ({
  startsAt: new Date(Date.now() - (hours + 1) * HOUR_MS),
  endsAt: new Date(Date.now() - hours * HOUR_MS),
});

it('ends a service whose bookings are marked, however many newer ones nobody has marked', async () => {
  const { slot, service } = await offerPooja(office, place, 2, AT_COUNTER);
  const done = await addSlot(office, place, service, 2, { time: '08:00', ...AT_COUNTER });
  await bookAtCounter(office, slot.id);
  const priest = await signInPriest(api, place);
  for (let count = 0; count < AT_ONCE; count++) await assignTo(api, place, slot, priest.account, ended(7));
  const { id } = await assignTo(api, place, done, priest.account, ended(8));
  await api.get(AssignmentJobs).askAndComplete();
  const stateOf = async (where: object) => (await api.database.reader.findOneByOrFail(PriestAssignmentRow, where)).state;
  expect(await stateOf({ id })).toBe('completed');
  expect(await stateOf({ slotId: slot.id })).toBe('accepted');
});

it('is asked of nobody else once it is over, and nobody is called to fill it', async () => {
  const { slot } = await offerPooja(office, place, 2, AT_COUNTER);
  const priest = await signInPriest(api, place);
  const { id } = await assignTo(api, place, slot, priest.account, ended(72));
  const past = ended(72);
  await api.database.transaction((tx) => tx.update(PoojaSlotRow, { id: slot.id }, past));
  const row = await api.database.reader.findOneByOrFail(PriestAssignmentRow, { id });
  await api.database.transaction((tx) => api.get(ReleasedPriests).giveBack(tx, [row]));
  const { body: notices } = await office.get('/api/account/notifications').expect(200);
  expect(JSON.stringify(notices)).not.toContain('No priest for');
});
