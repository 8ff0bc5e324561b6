import type { EventDetail, EventPage } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import ICAL from 'ical.js';
import type TestAgent from 'supertest/lib/agent.js';
import { convertIcsCalendar } from 'ts-ics';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.ts';
import { MessageConsents } from '../consents/message-consents.service.ts';
import { NOTIFICATION_SMS } from '../notifications/notification-text.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { EventDates } from './event-dates.service.ts';
import { EventNotices } from './event-notices.service.ts';
import { EventOccurrenceRow } from './event-occurrence.entity.ts';

let api: TestApi;
let temple: Temple;
let office: TestAgent;
beforeAll(async () => {
  api = await startTestApi();
  ({ temple, client: office } = await signInStaff(api, { temple: await buildTemple(api) }));
});
afterAll(() => api.close());

const EVENTS = '/api/temple-admin/events';
const DATES = '/api/temple-admin/event-dates';
const dateIn = (days: number) => daysAfter(dateAt(Date.now(), temple.timeZone), days);
const body = (given: object = {}) => ({
  title: 'Bala Vihar',
  durationMinutes: 120,
  time: '10:00',
  rule: { kind: 'weekly', days: [0] },
  startsOn: dateIn(1),
  count: 6,
  ...given,
});
async function create(given: object = {}, client = office): Promise<EventDetail> {
  return (await client.post(EVENTS).send(body(given)).expect(201)).body;
}
async function announce(given: object = {}, client = office): Promise<EventDetail> {
  const { id } = await create(given, client);
  return (await client.post(`${EVENTS}/${id}/publish`).expect(200)).body;
}
const detail = async (id: string): Promise<EventDetail> => (await office.get(`${EVENTS}/${id}`).expect(200)).body;
const pageOf = (id: string, slug = temple.slug) => api.client().get(`/api/public/temples/${slug}/events/${id}`);
const idsOf = ({ dates }: EventDetail) => dates.map(({ id }) => id);
const editOf = ({ id: _, timeZone: __, isPublished: ___, dates: ____, ...facts }: EventDetail) => facts;
const at = <Item>(items: readonly Item[], index: number): Item => items.at(index) as Item;

describe('a draft', () => {
  it('is seen by the office only, until it is published', async () => {
    const draft = await create();
    expect(draft.dates.map(({ status }) => status)).toEqual(Array(6).fill('draft'));
    const first = at(idsOf(draft), 0);
    await pageOf(first).expect(404);
    await office.post(`${EVENTS}/${draft.id}/publish`).expect(200);
    const page: EventPage = (await pageOf(first).expect(200)).body;
    expect(page).toMatchObject({ title: 'Bala Vihar', status: 'published', address: temple.address });
    expect(page.others).toHaveLength(5);
    const found = (await api.client().get(`/api/public/events?temple=${temple.slug}`).expect(200)).body.items;
    expect(found.map(({ id }: { id: string }) => id)).toContain(first);
  });

  it('loses the dates its rule no longer gives, as nobody saw them', async () => {
    const draft = await create();
    const after: EventDetail = (
      await office
        .put(`${EVENTS}/${draft.id}`)
        .send({ ...editOf(draft), count: 2 })
        .expect(200)
    ).body;
    expect(idsOf(after)).toEqual(idsOf(draft).slice(0, 2));
  });
});

describe('a change', () => {
  it('of one date leaves the others, and is not undone by a change of all', async () => {
    const event = await announce();
    const second = at(event.dates, 1);
    const moved = { date: daysAfter(second.date, 1), time: '16:00', durationMinutes: 60, placeName: 'Library', note: 'In the library.' };
    await office.put(`${DATES}/${second.id}`).send(moved).expect(200);
    const now = await detail(event.id);
    const later: EventDetail = (
      await office
        .put(`${EVENTS}/${event.id}`)
        .send({ ...editOf(now), time: '11:00' })
        .expect(200)
    ).body;
    expect(later.dates.find(({ id }) => id === second.id)).toMatchObject({ ...moved, originalDate: second.date });
    expect(later.dates.filter(({ id }) => id !== second.id).map(({ time }) => time)).toEqual(Array(5).fill('11:00'));
    expect(new Set(idsOf(later))).toEqual(new Set(idsOf(event)));
  });

  it('of this and the following splits the series twice, and every date keeps its id', async () => {
    const event = await announce();
    const split = async (series: EventDetail, from: number, time: string): Promise<EventDetail> => {
      const { id, originalDate } = at(series.dates, from);
      const change = { ...editOf(series), from: id, startsOn: originalDate, count: series.dates.length - from, time };
      return (await office.put(`${EVENTS}/${series.id}`).send(change).expect(200)).body;
    };
    const later = await split(event, 2, '12:00');
    const latest = await split(later, 2, '14:00');
    const series = [await detail(event.id), await detail(later.id), latest];
    expect(series.flatMap(idsOf)).toEqual(idsOf(event));
    expect(series.map(({ dates }) => dates.map(({ time }) => time))).toEqual([
      ['10:00', '10:00'],
      ['12:00', '12:00'],
      ['14:00', '14:00'],
    ]);
    await office
      .put(`${EVENTS}/${event.id}`)
      .send(editOf(series[0] as EventDetail))
      .expect(200);
    expect(idsOf(await detail(event.id))).toEqual(idsOf(event).slice(0, 2));
  });

  it('to another weekday moves the dates instead of making new ones', async () => {
    const event = await announce();
    const change = { ...editOf(event), rule: { kind: 'weekly', days: [6] } };
    const after: EventDetail = (await office.put(`${EVENTS}/${event.id}`).send(change).expect(200)).body;
    expect(new Set(idsOf(after).slice(0, 5))).toEqual(new Set(idsOf(event).slice(0, 5)));
    expect(after.dates.filter(({ status }) => status === 'published').every(({ date }) => new Date(date).getUTCDay() === 6)).toBe(true);
  });

  it('of a canceled date is refused, and a series never makes it again', async () => {
    const event = await announce();
    const third = at(event.dates, 2);
    await office.post(`${DATES}/${third.id}/cancel`).send({ reason: 'Snow' }).expect(200);
    const refused = await office.put(`${DATES}/${third.id}`).send({ date: third.date, time: '10:00' }).expect(409);
    expect(refused.body.code).toBe('event-date-refused');
    await office
      .put(`${EVENTS}/${event.id}`)
      .send({ ...editOf(event), title: 'Bal Vihar' })
      .expect(200);
    const after = await detail(event.id);
    expect(after.dates.map(({ status }) => status)).toEqual(['published', 'published', 'canceled', 'published', 'published', 'published']);
    expect((await pageOf(third.id).expect(200)).body).toMatchObject({ status: 'canceled', reason: 'Snow' });
  });

  it('to the time of another date of the event is refused', async () => {
    const event = await announce();
    const [first, second] = event.dates;
    const refused = await office.put(`${DATES}/${first?.id}`).send({ date: second?.date, time: second?.time }).expect(409);
    expect(refused.body.code).toBe('event-date-taken');
  });

  it('gives a postponed date its new time and publishes it', async () => {
    const event = await announce({ rule: { kind: 'once' }, count: null });
    const [date] = event.dates;
    await office.post(`${DATES}/${date?.id}/postpone`).send({ reason: 'Storm' }).expect(200);
    expect((await pageOf(date?.id ?? '').expect(200)).body).toMatchObject({ status: 'postponed', reason: 'Storm' });
    await office
      .put(`${DATES}/${date?.id}`)
      .send({ date: dateIn(9), time: '10:00' })
      .expect(200);
    expect((await pageOf(date?.id ?? '').expect(200)).body).toMatchObject({ status: 'published', reason: '' });
  });
});

it('cancels this and the following dates', async () => {
  const event = await announce();
  const after: EventDetail = (
    await office
      .post(`${DATES}/${at(event.dates, 4).id}/cancel`)
      .send({ reason: 'Holidays', scope: 'following' })
      .expect(200)
  ).body;
  expect(after.dates.map(({ status }) => status)).toEqual([...Array(4).fill('published'), 'canceled', 'canceled']);
});

it('completes dates that have ended', async () => {
  const event = await announce({ rule: { kind: 'once' }, count: null });
  await api.get(EventDates).completeDue(new Date(Date.parse(at(event.dates, 0).endsAt) + 1));
  expect((await detail(event.id)).dates.map(({ status }) => status)).toEqual(['completed']);
});

describe('people who saved the temple', () => {
  const noticesOf = async (client: TestAgent): Promise<{ title: string; body: string }[]> =>
    (await client.get('/api/account/notifications').expect(200)).body.items;

  it('are notified once of a cancellation with its reason, unless they want nothing of its events', async () => {
    const [follower, refuser] = [await signInDonor(api), await signInDonor(api)];
    for (const each of [follower, refuser]) await each.client.post('/api/devotee/temples').send({ templeId: temple.id }).expect(200);
    const { client } = follower;
    const refused = { templeId: temple.id, topic: 'events' as const, channel: 'in-app' as const, address: refuser.account.id };
    await api.database.transaction((tx) => api.get(MessageConsents).withdraw(tx, refused, 'settings'));
    const event = await announce({ title: 'Kuchipudi recital' });
    await office
      .post(`${DATES}/${at(event.dates, 1).id}/cancel`)
      .send({ reason: 'Snow', scope: 'following' })
      .expect(200);
    await api.get(EventNotices).sendDue();
    await api.get(EventNotices).sendDue();
    const canceled = (await noticesOf(client)).filter(({ title }) => title === 'Kuchipudi recital is canceled');
    expect(canceled).toEqual([expect.objectContaining({ body: expect.stringContaining('Snow') })]);
    expect(await noticesOf(refuser.client)).toEqual([]);
    const mine = (await client.get('/api/devotee/events').expect(200)).body.items;
    const first = at(idsOf(event), 0);
    expect(mine.find(({ id }: { id: string }) => id === first)).toMatchObject({ status: 'published', series: { more: 0 } });
    const { others }: EventPage = (await pageOf(first).expect(200)).body;
    expect(others.map(({ status }) => status)).toEqual(Array(5).fill('canceled'));
  });

  it('aren’t texted about events that they want to hear of neither by email nor in the app', async () => {
    const people = [];
    for (const phone of ['+17325559101', '+17325559102']) {
      const { client, account } = await signInDonor(api, { phone, phoneVerifiedAt: new Date() });
      await client.post('/api/devotee/temples').send({ templeId: temple.id }).expect(200);
      const texts = { templeId: temple.id, topic: 'notifications', channel: 'sms', address: phone } as const;
      await api.database.transaction((tx) => api.get(MessageConsents).give(tx, texts, 'settings', 'Texts'));
      await client.put('/api/account/notification-preferences').send({ group: 'event', channel: 'sms', isOn: true }).expect(200);
      people.push({ account, phone });
    }
    const [refuser, follower] = people;
    for (const [channel, address] of [
      ['email', refuser!.account.email],
      ['in-app', refuser!.account.id],
    ] as const) {
      const refused = { templeId: temple.id, topic: 'events', channel, address } as const;
      await api.database.transaction((tx) => api.get(MessageConsents).withdraw(tx, refused, 'settings'));
    }
    const event = await announce({ title: 'Veena recital' });
    await office
      .post(`${DATES}/${at(event.dates, 1).id}/cancel`)
      .send({ reason: 'Snow', scope: 'one' })
      .expect(200);
    await api.get(EventNotices).sendDue();
    const textsTo = (to: string) => api.database.reader.countBy(OutboxMessage, { to, kind: NOTIFICATION_SMS });
    expect([await textsTo(refuser!.phone), (await textsTo(follower!.phone)) > 0]).toEqual([0, true]);
  });
});

describe('the calendar file', () => {
  const fileOf = async (id: string, dates = 'one') =>
    (
      await pageOf(`${id}/event.ics?dates=${dates}`)
        .expect(200)
        .expect('content-type', /text\/calendar/)
    ).text;
  const read = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    return calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        startsAt: event.startDate.toJSDate().toISOString(),
        zone: event.startDate.zone?.tzid,
        status: component.getFirstPropertyValue('status'),
        summary: event.summary,
        description: event.description,
      };
    });
  };

  it('has every date on the temple’s clocks, keeps canceled ones and counts changes, for two parsers', async () => {
    const title = 'Lamps; music, and \\ dinner';
    const description = `${'A long evening with lamps, दीप and music. '.repeat(6)}\nSecond line; third, part`;
    const event = await announce({ title, description, count: 40 });
    const third = at(event.dates, 2);
    await office.post(`${DATES}/${third.id}/cancel`).send({ reason: 'Snow' }).expect(200);
    const text = await fileOf(third.id, 'all');
    expect(text.split('\r\n').every((each) => Buffer.byteLength(each) <= 75)).toBe(true);
    const entries = read(text);
    expect(entries.map(({ startsAt }) => startsAt)).toEqual(event.dates.map(({ startsAt }) => startsAt));
    expect(new Set(entries.map(({ zone }) => zone))).toEqual(new Set([temple.timeZone]));
    expect(entries.map(({ uid }) => uid)).toEqual(idsOf(event));
    expect(entries.map(({ status }) => status).filter((status) => status === 'CANCELLED')).toHaveLength(1);
    expect(entries[2]).toMatchObject({ sequence: 1, summary: title, status: 'CANCELLED' });
    expect(entries[1]).toMatchObject({ sequence: 0, description: description.trim() });
    const other = convertIcsCalendar(undefined, text);
    expect(other.events?.map(({ start }) => start.date.toISOString())).toEqual(event.dates.map(({ startsAt }) => startsAt));
    expect(other.timezones).toHaveLength(1);
    expect(other.events?.[2]).toMatchObject({ status: 'CANCELLED', sequence: 1, summary: title });
    expect(other.events?.every(({ lastModified }) => lastModified !== undefined)).toBe(true);
    expect(read(await fileOf(third.id))).toHaveLength(1);
    const feed = (await api.client().get(`/api/public/temples/${temple.slug}/events.ics`).expect(200)).text;
    expect(read(feed).filter(({ uid }) => idsOf(event).includes(uid))).toEqual(entries);
  });
});

it('finds events within miles of a ZIP code', async () => {
  const near = (zip: string, miles: number) => api.client().get(`/api/public/events?zip=${zip}&miles=${miles}&limit=100`);
  const elsewhere = await signInStaff(api, {
    temple: await buildTemple(api, { latitude: 40.5187, longitude: -74.4121, city: 'Edison', state: 'NJ', timeZone: 'America/New_York' }),
  });
  await announce({}, elsewhere.client);
  const found = (await near('08820', 20).expect(200)).body.items;
  expect(new Set(found.map(({ temple: { city } }: EventPage) => city))).toEqual(new Set(['Edison']));
  expect(found[0].miles).toBeLessThanOrEqual(20);
  expect((await near('00000', 20).expect(400)).body.fields).toHaveProperty('zip');
});

describe('is refused with a sentence, and stores nothing:', () => {
  const refused = async (given: object, status = 400) => {
    const before = await api.database.reader.countBy(EventOccurrenceRow, {});
    const reply = await office.post(EVENTS).send(body(given)).expect(status);
    expect(await api.database.reader.countBy(EventOccurrenceRow, {})).toBe(before);
    return reply.body.fields;
  };

  it('a series without end', async () => {
    expect(await refused({ count: null })).toEqual({ endsOn: 'A series needs an end. Enter a last date or a number of dates.' });
  });
  it('an end before the start', async () => {
    expect(await refused({ count: null, endsOn: dateIn(0) })).toEqual({ endsOn: 'This is before the start' });
  });
  it('more than two years, or more than 400 dates', async () => {
    expect(await refused({ count: null, endsOn: dateIn(800) })).toHaveProperty('endsOn');
    const daily = { kind: 'weekly', days: [0, 1, 2, 3, 4, 5, 6] };
    expect(await refused({ count: null, endsOn: dateIn(700), rule: daily })).toEqual({
      endsOn: 'That’s 700 dates. A series can have 400 at most.',
    });
  });
  it('a start that has passed', async () => {
    expect(await refused({ startsOn: dateIn(-10) })).toHaveProperty('startsOn');
  });
  it('more program points than an evening has; 10,000 are not even read', async () => {
    const points = (length: number) => ({ program: Array.from({ length }, () => ({ time: '10:00', title: 'Slokas' })) });
    expect(await refused(points(41))).toEqual({ program: 'The program can have 40 points at most' });
    await refused(points(10_000), 413);
  });
  it('a link that runs a script', async () => {
    expect(await refused({ place: 'online', link: 'javascript:alert(1)' })).toHaveProperty('link');
  });
});

it('shows a title with a script tag as text', async () => {
  const title = '<script>alert(1)</script>';
  const event = await announce({ title });
  expect((await pageOf(at(idsOf(event), 0)).expect(200)).body.title).toBe(title);
});

it('hides another temple’s events: to read, change, split, cancel, and at another temple’s address', async () => {
  const event = await announce();
  const first = at(idsOf(event), 0);
  const stranger = await signInStaff(api, { temple: await buildTemple(api) });
  await stranger.client.get(`${EVENTS}/${event.id}`).expect(404);
  await stranger.client.put(`${EVENTS}/${event.id}`).send(editOf(event)).expect(404);
  await stranger.client.post(`${DATES}/${first}/cancel`).send({ reason: 'x' }).expect(404);
  await pageOf(first, stranger.temple.slug).expect(404);
  const other = await announce();
  await office
    .put(`${EVENTS}/${event.id}`)
    .send({ ...editOf(event), from: at(idsOf(other), 1) })
    .expect(404);
});
