import type { EventDetail } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { qrOf, readPaper } from '../../../test/paper.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('opens the public page of the event’s next date by its code, once people can see it', async () => {
  const { client, temple } = await signInStaff(api, { temple: await buildTemple(api) });
  const days = [5, 6, 7, 8, 9].map((day) => daysAfter(dateAt(Date.now(), temple.timeZone), day));
  const facts = { title: 'Navaratri garba', durationMinutes: 180, time: '18:30', placeName: 'Main hall', startsOn: days[0] };
  const { body: event }: { body: EventDetail } = await client
    .post('/api/temple-admin/events')
    .send({ ...facts, rule: { kind: 'dates', dates: days } })
    .expect(201);
  const poster = () => client.get(`/api/temple-admin/events/${event.id}/poster.pdf`);
  await poster().expect(404);
  await client.post(`/api/temple-admin/events/${event.id}/publish`).expect(200);
  const [first, second] = event.dates;
  await client.post(`/api/temple-admin/event-dates/${first!.id}/cancel`).send({ reason: 'Snow', scope: 'one' }).expect(200);
  const { body: pdf } = await poster().expect(200).buffer(true);
  const { publicUrl } = api.get<Settings>(SETTINGS);
  expect(qrOf(pdf)).toBe(`${publicUrl}/temples/${temple.slug}/events/${second!.id}`);
  await client.get(`/api/public/temples/${temple.slug}/events/${second!.id}`).expect(200);
  const paper = readPaper(pdf);
  for (const words of ['Navaratri garba', temple.name, '6:30 PM', 'and 1 more', 'Main hall']) expect(paper).toContain(words);
});
