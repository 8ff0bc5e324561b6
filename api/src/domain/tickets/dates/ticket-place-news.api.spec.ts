import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { dateIn } from '../../../../test/poojas.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { offerTickets, person, register, ticketType } from '../../../../test/tickets.ts';
import { EventNotices } from '../../events/event-notices.service.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

/** An event with somebody who has a ticket, somebody who waits, and somebody who saved the temple; all of them have saved it. */
async function known(title: string) {
  const facts = { title, durationMinutes: 180, time: '17:30', rule: { kind: 'once' }, startsOn: dateIn(place, 5), placeName: 'Main hall' };
  const free = ticketType({ pricing: 'free', priceCents: 0 });
  const event = await offerTickets(office, place, [free], { event: facts, sale: { capacity: 1 } });
  const people = await Promise.all([1, 2, 3].map(() => signInDonor(api)));
  for (const { client } of people) await client.post('/api/devotee/temples').send({ templeId: place.temple.id }).expect(200);
  const [holder, waiting] = people;
  await register(api, holder!.client, place, event);
  const wait = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people: [person(free.id)] };
  await waiting!.client.post('/api/devotee/ticket-waits').send(wait).expect(201);
  const tell = async () => {
    await runJobs(api);
    await api.get(EventNotices).sendDue();
    await runJobs(api);
  };
  const change = async (given: object) => {
    await office
      .put(`/api/temple-admin/events/${event.eventId}`)
      .send({ ...facts, ...given })
      .expect(200);
    await tell();
  };
  const changeDate = async (given: object) => {
    await office
      .put(`/api/temple-admin/event-dates/${event.occurrenceId}`)
      .send({ date: dateIn(place, 5), time: '17:30', ...given })
      .expect(200);
    await tell();
  };
  /** What each of them heard in these words since. */
  const heard = async (words: string) =>
    Promise.all(
      people.map(async ({ account }) =>
        (await deliveredTo(api, account.email))
          .filter(({ channel, subject }) => channel === 'email' && subject?.startsWith(`${title} `) && subject.includes(words))
          .map(({ text }) => text),
      ),
    );
  return { event, change, changeDate, heard };
}

const counts = (texts: string[][]) => texts.map(({ length }) => length);

it('tells holders, those who wait and those who follow the temple of each new place of a date, once', async () => {
  const { event, change, changeDate, heard } = await known('Veena evening');
  const sequence = async () => (await api.database.reader.findOneByOrFail(EventOccurrenceRow, { id: event.occurrenceId })).sequence;
  const before = await sequence();
  await changeDate({ placeName: 'Courtyard' });
  expect(await sequence()).toBe(before + 1);
  const texts = await heard('is at a new place');
  expect(counts(texts)).toEqual([1, 1, 1]);
  for (const [text] of texts) expect(text).toContain('Main hall → Courtyard');
  await changeDate({ placeName: 'Courtyard', note: 'Bring a shawl' });
  expect(counts(await heard('is at a new place'))).toEqual([1, 1, 1]);
  await changeDate({ placeName: '' });
  await change({ place: 'address', placeName: 'Town hall', address: '1 Main Street, Edison, NJ' });
  expect(counts(await heard('is at a new place'))).toEqual([3, 3, 3]);
  expect((await heard('is at a new place'))[0]!.join()).toContain('Main hall → Town hall, 1 Main Street, Edison, NJ');
  // Another time and another place at once are one piece of news.
  await changeDate({ time: '18:30', placeName: 'Library' });
  expect(counts(await heard('is at a new place'))).toEqual([3, 3, 3]);
  const moved = await heard('is at a new time');
  expect(counts(moved)).toEqual([1, 1, 1]);
  for (const [text] of moved) expect(text).toContain('→ Library');
});

it('tells of going online and of a new link, and never what the link is', async () => {
  const { change, heard } = await known('Gita class');
  const links = ['https://meet.example.org/one', 'https://meet.example.org/two'];
  await change({ place: 'online', placeName: '', link: links[0] });
  const online = await heard('is at a new place');
  expect(counts(online)).toEqual([1, 1, 1]);
  for (const [text] of online) expect(text).toContain('Main hall → online');
  await change({ place: 'online', placeName: '', link: links[1] });
  const renewed = await heard('has a new link');
  expect(counts(renewed)).toEqual([1, 1, 1]);
  expect(renewed[0]![0]).toContain('The link is on your ticket.');
  expect([...online, ...renewed].flat().join()).not.toContain('meet.example.org');
});
