import type { PoojaSlot } from '@sannidhi/contracts';
import ICAL from 'ical.js';
import type TestAgent from 'supertest/lib/agent.js';
import { setClock } from '../../../test/clock.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { listenForWebhooks } from '../../../test/give.ts';
import { addSlot, bookPooja, MEERA, offerPooja } from '../../../test/poojas.ts';
import { assign, newestOf, signInPriest } from '../../../test/priests.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { AssignmentJobs } from '../assignments/assignment-jobs.service.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
afterEach(() => jest.useRealTimers());
afterAll(() => api.close());

const PRIEST = '/api/priest/assignments/calendar-link';
const FAMILY = '/api/devotee/booking-calendar/link';
const linkOf = async (client: TestAgent, path: string): Promise<string> => {
  const { href, origin } = new URL((await client.post(path).expect(200)).body.url);
  return href.slice(origin.length);
};
const read = async (address: string): Promise<string> => (await api.client().get(address).expect(200)).text;
const later = (seconds: number) => setClock(new Date(Date.now() + seconds * 1_000).toISOString());

interface Read {
  status: string;
  sequence: number;
  startsAt: string;
  endsAt: string;
}
/** The events of a feed as a calendar app reads them. */
function eventsOf(feed: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(feed));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const at = (time: ICAL.Time) => time.toJSDate().toISOString();
    const status = String(component.getFirstPropertyValue('status'));
    return { status, sequence: event.sequence, startsAt: at(event.startDate), endsAt: at(event.endDate) };
  });
}

async function temple(given: object = {}): Promise<{ place: GivingTemple; office: TestAgent }> {
  const place = await buildGivingTemple(api, given);
  return { place, office: (await signInStaff(api, { temple: place.temple })).client };
}

describe('a priest’s feed', () => {
  it('has a service when it was accepted, a higher sequence when it moved, and keeps it as canceled when it was taken back', async () => {
    const { place, office } = await temple();
    const { client, account } = await signInPriest(api, { temples: [place.temple] });
    const address = await linkOf(client, PRIEST);
    const { slot } = await offerPooja(office, place);
    const id = newestOf(await assign(office, slot.id, { accountId: account.id }));
    expect(eventsOf(await read(address))).toEqual([]);
    await client.post(`/api/priest/assignments/${id}/accept`).expect(200);
    const [accepted] = eventsOf(await read(address));
    expect(accepted).toMatchObject({ status: 'CONFIRMED', startsAt: slot.startsAt, endsAt: slot.endsAt });
    expect(await read(address)).toBe(await read(address));
    later(5);
    const [startsAt, endsAt] = [slot.startsAt, slot.endsAt].map((at) => new Date(Date.parse(at) + 3_600_000));
    await api.database.transaction((tx) => tx.update(PoojaSlotRow, { id: slot.id }, { startsAt, endsAt }));
    await api.get(AssignmentJobs).followAndExpire();
    const [moved] = eventsOf(await read(address));
    expect(moved).toMatchObject({ status: 'CONFIRMED', startsAt: startsAt!.toISOString() });
    later(5);
    await client.post(`/api/priest/assignments/${id}/decline`).send({ reason: 'A wedding in the family' }).expect(200);
    const [returned, ...others] = eventsOf(await read(address));
    expect([returned!.status, others]).toEqual(['CANCELLED', []]);
    const sequences = [accepted, moved, returned].map((event) => event!.sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
  });

  it('never has an offer that wasn’t accepted', async () => {
    const { place, office } = await temple();
    const { client, account } = await signInPriest(api, { temples: [place.temple] });
    const address = await linkOf(client, PRIEST);
    const { slot } = await offerPooja(office, place);
    const id = newestOf(await assign(office, slot.id, { accountId: account.id }));
    await office.post(`/api/temple-admin/assignments/${id}/withdraw`).send({ reason: 'Another priest comes' }).expect(200);
    expect(eventsOf(await read(address))).toEqual([]);
  });

  it('names neither families nor their gotras', async () => {
    const { place, office } = await temple();
    const { client, account } = await signInPriest(api, { temples: [place.temple] });
    const { slot } = await offerPooja(office, place);
    await assign(office, slot.id, { accountId: account.id, agreed: true });
    const devotee = await signInDonor(api);
    await bookPooja(api, devotee.client, place, slot, { intention: 'For my father’s recovery' });
    const feed = (await read(await linkOf(client, PRIEST))).replace(/\r\n[ \t]/g, '');
    for (const secret of [MEERA.name, MEERA.gotra, devotee.account.fullName, devotee.account.email, 'recovery'])
      expect(feed).not.toContain(secret);
  });
});

describe('a family’s feed', () => {
  it('has its bookings, a higher sequence when one moved, and keeps a canceled one as canceled', async () => {
    const { place, office } = await temple();
    const { client } = await signInDonor(api);
    const address = await linkOf(client, FAMILY);
    const { service, slot } = await offerPooja(office, place);
    const other = await addSlot(office, place, service, 8, { time: '18:30' });
    const { id } = await bookPooja(api, client, place, slot);
    const [booked] = eventsOf(await read(address));
    later(5);
    await client.post(`/api/devotee/bookings/${id}/move`).send({ slotId: other.id }).expect(200);
    const [moved] = eventsOf(await read(address));
    expect(moved).toMatchObject({ status: 'CONFIRMED', startsAt: other.startsAt });
    later(5);
    await client.post(`/api/devotee/bookings/${id}/cancel`).set('idempotency-key', newId()).expect(200);
    const [canceled] = eventsOf(await read(address));
    expect(canceled).toMatchObject({ status: 'CANCELLED', startsAt: other.startsAt });
    const sequences = [booked, moved, canceled].map((event) => event!.sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
  });
});

it('has lines of 75 bytes at most, also where a name is long or in an Indian script', async () => {
  const { place, office } = await temple();
  const { client } = await signInDonor(api);
  const name = `శ్రీ సత్యనారాయణ స్వామి వ్రతం, పౌర్ణమి; ${newId()}`;
  const { slot } = await offerPooja(office, place, 8, { service: { name, place: 'Hall of a Thousand Pillars, behind the Main Shrine' } });
  await bookPooja(api, client, place, slot);
  const feed = await read(await linkOf(client, FAMILY));
  expect(Math.max(...feed.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const [event] = new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent');
  expect(new ICAL.Event(event!).summary).toBe(name);
});

it.each(['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu'])(
  'in %s has the instants of the office and the public, on the days the clocks change',
  async (timeZone) => {
    const { place, office } = await temple({ timeZone });
    const { client, account } = await signInPriest(api, { temples: [place.temple] });
    const { service, slot } = await offerPooja(office, place, 4, { date: '2027-03-14', time: '02:30', service: { daysAhead: 365 } });
    const skips = timeZone !== 'Pacific/Honolulu';
    expect([slot.date, slot.time]).toEqual(['2027-03-14', skips ? '03:30' : '02:30']);
    const fall: PoojaSlot = await addSlot(office, place, service, 4, { date: '2027-11-07', time: '01:30' });
    for (const { id } of [slot, fall]) await assign(office, id, { accountId: account.id, agreed: true, reason: 'He agreed by phone' });
    const seen = eventsOf(await read(await linkOf(client, PRIEST)));
    expect(seen).toMatchObject([slot, fall].map(({ startsAt, endsAt }) => ({ startsAt, endsAt })));
    const path = `/api/public/temples/${place.temple.slug}/poojas/${service.id}/slots?from=2027-03-14&to=2027-03-14`;
    expect((await api.client().get(path).expect(200)).body).toMatchObject([{ time: slot.time, startsAt: slot.startsAt }]);
  },
);

it('ends with its address: a new one replaces it, and a dropped one is nobody’s', async () => {
  const { place } = await temple();
  const people = [
    [(await signInPriest(api, { temples: [place.temple] })).client, PRIEST],
    [(await signInDonor(api)).client, FAMILY],
  ] as const;
  for (const [client, path] of people) {
    const first = await linkOf(client, path);
    const second = await linkOf(client, path);
    await api.client().get(first).expect(404);
    await api.client().get(second).expect(200);
    await client.delete(path).expect(200);
    await api.client().get(second).expect(404);
  }
});
