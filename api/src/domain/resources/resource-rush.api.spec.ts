import type { EventDetail, Resource } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { addSlot, offerPooja } from '../../../test/poojas.ts';
import { signInPriest } from '../../../test/priests.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { PriestAssignmentRow } from '../assignments/priest-assignment.entity.ts';
import { isHeld } from './held-times.ts';
import { PoojaUses } from './pooja-uses.service.ts';
import { ResourceUseRow } from './resource-use.entity.ts';

/** `RESOURCE_RUSH=10000` bookings by 50 clients in `npm run soak -- resources`, `SEED=…` for others. */
const BOOKINGS = Number(process.env.RESOURCE_RUSH ?? 240);
const CLIENTS = 50;
const HALLS = 4;
const PRIESTS = 3;
/** Few enough that most of them meet. */
const DAYS = Math.max(4, Math.ceil(BOOKINGS / 100));
const LIMIT_MS = 3 * 3_600_000;

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' });
  place = await buildGivingTemple(api);
  office = (await signInStaff(api, { temple: place.temple })).client;
});
afterAll(() => api.close());

let state = Number(process.env.SEED ?? 20_261_124);
/** A whole number below `max`, the same sequence for the same seed. */
function below(max: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 4_294_967_296) * max);
}
const dateIn = (days: number) => daysAfter(dateAt(Date.now(), place.temple.timeZone), days);
const clock = () => `${String(7 + below(12)).padStart(2, '0')}:${below(2) ? '30' : '00'}`;
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
const when = () => ({ date: dateIn(2 + below(DAYS)), time: clock() });

it(
  'gives no hall and no priest to two at once, and each refusal names what is there',
  async () => {
    const halls: Resource[] = [];
    const { service, slot } = await offerPooja(office, place, 4, { ...when(), service: { durationMinutes: 60 } });
    for (let index = 0; index < HALLS; index++) {
      const facts = {
        name: `Hall ${index}`,
        kind: 'hall',
        opensAt: '06:00',
        closesAt: '23:00',
        setupMinutes: 15 * index,
        teardownMinutes: 10,
      };
      const serviceIds = index === 0 ? [service.id] : [];
      halls.push(
        (
          await office
            .post('/api/temple-admin/resources')
            .send({ ...facts, serviceIds })
            .expect(201)
        ).body,
      );
    }
    const priests = await Promise.all(Array.from({ length: PRIESTS }, () => signInPriest(api, { temples: [place.temple] })));
    const uses: string[] = [];
    const dates: string[] = [];
    const slots = [slot.id];
    const counts = { done: 0, refused: 0 };
    const unnamed: unknown[] = [];

    const book = () => ({ resourceId: pick(halls).id, title: 'Rehearsal', ...when(), durationMinutes: 30 + 30 * below(4) });
    const steps: (() => Promise<{ status: number; body: { message?: string; id?: string } }>)[] = [
      async () => {
        const reply = await office.post('/api/temple-admin/resource-uses').send(book());
        if (reply.status === 201) uses.push(reply.body.id);
        return reply;
      },
      () => office.put(`/api/temple-admin/resource-uses/${pick(uses)}`).send(book()),
      async () => {
        const { date, time } = when();
        const facts = {
          title: 'Gita class',
          durationMinutes: 60,
          time,
          rule: { kind: 'once' },
          startsOn: date,
          resourceId: pick(halls).id,
        };
        const reply = await office.post('/api/temple-admin/events').send(facts);
        if (reply.status === 201) dates.push(((reply.body as EventDetail).dates[0] as { id: string }).id);
        return reply;
      },
      () => office.put(`/api/temple-admin/event-dates/${pick(dates)}`).send({ ...when(), resourceId: pick(halls).id }),
      async () => {
        const { date, time } = when();
        const made = await addSlot(office, place, service, 4, { date, time }).catch(() => null);
        if (made) slots.push(made.id);
        const body = { slotId: pick(slots), accountId: pick(priests).account.id, agreed: true, reason: 'Needed' };
        return office.post('/api/temple-admin/assignments').send(body);
      },
    ];
    let left = BOOKINGS;
    const client = async () => {
      while (left-- > 0) {
        const kinds = uses.length === 0 || dates.length === 0 ? [steps[0], steps[2]] : [steps[0], ...steps];
        const { status, body } = await pick(kinds)!();
        if (status < 300) counts.done++;
        else counts.refused++;
        if (status >= 300 && !isNamed(body.message ?? '')) unnamed.push({ status, body });
        if (left % 500 === 0) await api.get(PoojaUses).followDue();
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await api.get(PoojaUses).followDue();

    expect(unnamed).toEqual([]);
    expect(counts.refused).toBeGreaterThan(BOOKINGS / 20);
    const rows = await api.database.reader.findBy(ResourceUseRow, { templeId: place.temple.id });
    const held = rows.filter((row) => isHeld(row.state));
    expect(overlaps(held.map(({ resourceId, fromAt, untilAt, title }) => ({ of: resourceId, fromAt, untilAt, title })))).toEqual([]);
    // Whatever is kept in conflict does meet something: nobody waits for nothing.
    const clashing = rows.filter(({ state: each }) => each === 'clashing');
    const lonely = clashing.filter((row) => !held.some((each) => each.resourceId === row.resourceId && meets(each, row)));
    expect(lonely).toEqual([]);
    const assigned = await api.database.reader.findBy(PriestAssignmentRow, { templeId: place.temple.id, state: 'accepted' });
    expect(overlaps(assigned.map(({ accountId, startsAt, endsAt }) => ({ of: accountId, fromAt: startsAt, untilAt: endsAt })))).toEqual([]);
    if (process.env.RESOURCE_RUSH)
      process.stdout.write(
        `${counts.done} done, ${counts.refused} refused, ${held.length} held, ${clashing.length} in conflict, ${assigned.length} services\n`,
      );
  },
  LIMIT_MS,
);

/** What is there, or what the same thing already has. */
const isNamed = (message: string): boolean =>
  /(Rehearsal|Gita class|Satyanarayana .+) has Hall \d then|already at this time|already has this service|another service|time to|in a row|takes? |free/i.test(
    message,
  );

interface Taken {
  of: string;
  fromAt: Date;
  untilAt: Date;
  title?: string;
}
const meets = (one: Omit<Taken, 'of'>, other: Omit<Taken, 'of'>): boolean => one.fromAt < other.untilAt && one.untilAt > other.fromAt;
const overlaps = (all: Taken[]): [Taken, Taken][] =>
  all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other): [Taken, Taken][] => (one.of === other.of && meets(one, other) ? [[one, other]] : [])),
  );
