import { type OwnTicket, PICKUP_LETTERS, pickupHash } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines } from '../../../../test/cart.ts';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { signInDonor, signInStaff } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { childOf, DAILY, offerTickets, person, register, type TicketedEvent, ticketLine, ticketType } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import { TicketRow } from '../ticket.entity.ts';
import { TicketChildRow } from './ticket-child.entity.ts';
import { TicketChildErasure } from './ticket-child-erasure.ts';

const DAY_MS = 86_400_000;
const CODE = new RegExp(`^[${PICKUP_LETTERS}]{3} [${PICKUP_LETTERS}]{3}$`);
const KINDS = ['guardian', 'guardianPhone', 'needs', 'mayPickUp', 'mayNotPickUp'];

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const kind = (more: object = {}) => ticketType({ name: 'Child', pricing: 'free', priceCents: 0, isDropOff: true, ...more });
const offer = (types = [kind()], event: object = {}) => offerTickets(office, place, types, { event });
const at = async (client: TestAgent, id: string): Promise<OwnTicket> => (await client.get(`/api/devotee/tickets/${id}`).expect(200)).body;
const put = (client: TestAgent, id: string, child: object) => client.put(`/api/devotee/tickets/${id}/child`).send(child);
const kept = (id: string) => api.database.reader.findOneBy(TicketChildRow, { templeId: place.temple.id, id });
const officeOf = (id: string) => `/api/temple-admin/tickets/${id}/child`;
const endedAgo = ({ occurrenceId }: TicketedEvent, days: number) =>
  api.database.transaction((tx) =>
    tx.query('UPDATE event_occurrences SET startsAt = ?, endsAt = ? WHERE id = ?', [
      new Date(Date.now() - days * DAY_MS - 3_600_000),
      new Date(Date.now() - days * DAY_MS),
      occurrenceId,
    ]),
  );

/** A family with its child at an event. */
async function family(given?: TicketedEvent, child: object = childOf()) {
  const event = given ?? (await offer());
  const { client, account } = await signInDonor(api);
  const orderId = await register(api, client, place, event, [person(event.types[0]!.id, 'Anika', { child })]);
  const { id } = await api.database.reader.findOneByOrFail(TicketRow, { orderId });
  return { event, client, account, orderId, id };
}

describe('a child that is left in the temple’s care', () => {
  it('is registered with a guardian, and gets a pickup code that only the holder of its ticket reads', async () => {
    const { client, id, event, orderId } = await family();
    const { child, doorCode } = await at(client, id);
    expect(child).toEqual({ ...childOf(), pickupCode: expect.stringMatching(CODE) });
    const code = child?.pickupCode ?? '';
    expect((await kept(id))?.codeHash).toBe(await pickupHash(id, code));
    expect(doorCode).not.toContain(code.replace(' ', ''));

    const list = `occurrenceId=${event.occurrenceId}`;
    const shown = (await office.get(officeOf(id)).expect(200)).body;
    expect(shown).toEqual(childOf());
    const answers = [
      JSON.stringify(shown),
      JSON.stringify((await office.get(`/api/temple-admin/tickets?${list}`).expect(200)).body),
      (await office.get(`/api/temple-admin/tickets/export.csv?${list}`).expect(200)).text,
      JSON.stringify((await office.get('/api/temple-admin/search?words=Raghunathan').expect(200)).body),
      JSON.stringify((await office.get(`/api/temple-admin/doors/${event.occurrenceId}`).expect(200)).body),
    ];
    for (const answer of answers) expect(answer.replaceAll(' ', '')).not.toContain(code.replace(' ', ''));
    for (const answer of answers.slice(1)) for (const secret of ['Peanuts', 'Ravi Kumar']) expect(answer).not.toContain(secret);
    // The order has it no longer: it is the ticket's alone.
    const [line] = await api.database.reader.query('SELECT item FROM order_lines WHERE orderId = ?', [orderId]);
    for (const key of KINDS) expect(line.item).not.toContain(key);
  });

  it('is nobody’s business without the permission that handles attendees', async () => {
    const { id } = await family();
    const { client: viewer } = await signInStaff(api, { temple: place.temple, preset: 'viewer' });
    await viewer.get(officeOf(id)).expect(403);
    const { client: stranger } = await signInDonor(api);
    await put(stranger, id, childOf()).expect(404);
    await (await signInStaff(api)).client.get(officeOf(id)).expect(404);
  });

  it('needs a guardian before it is registered, also at the counter; other kinds of tickets keep nothing', async () => {
    const event = await offer([kind(), ticketType({ pricing: 'free', priceCents: 0 })]);
    const [care, adult] = event.types;
    const { client } = await signInDonor(api);
    const line = ticketLine(place, event, [person(care!.id, 'Anika')]);
    const { body } = await client.post('/api/devotee/cart/lines').send(line).expect(400);
    expect(body.fields).toMatchObject({ 'child.guardian': expect.anything() });
    const counter = (people: object[], more: object = {}) =>
      office
        .post(`/api/temple-admin/event-dates/${event.occurrenceId}/registrations`)
        .set('idempotency-key', newId())
        .send({ people, bookedBy: 'Lata Menon', ...more });
    await counter([person(care!.id, 'Kavya')]).expect(400);
    await counter([person(adult!.id, 'Lata', { child: childOf() })]).expect(201);
    const email = `${newId()}@example.org`;
    await counter([person(care!.id, 'Kavya', { child: childOf({ needs: '' }) })], { email }).expect(201);
    const rows = await api.database.reader.findBy(TicketRow, { occurrenceId: event.occurrenceId });
    const of = (name: string) => kept(rows.find((row) => row.name === name)?.id ?? '');
    expect(await of('Lata')).toBeNull();
    expect(await of('Kavya')).toMatchObject({ guardian: 'Meera Raghunathan', needs: '' });
    const [mail] = await deliveredTo(api, email);
    expect(mail?.text).toMatch(new RegExp(`Pickup code for Kavya: ${CODE.source.slice(1, -1)}\\.`));
    expect(mail?.text).not.toContain('Peanuts');
  });

  it('isn’t described on a waitlist: that is asked with the claim', async () => {
    const event = await offer([kind({ capacity: 1 })]);
    await family(event);
    const { client } = await signInDonor(api);
    const people = [person(event.types[0]!.id, 'Kavya', { child: childOf() })];
    const wait = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people };
    await client.post('/api/devotee/ticket-waits').send(wait).expect(201);
    const [row] = await api.database.reader.query('SELECT people FROM ticket_waits WHERE occurrenceId = ?', [event.occurrenceId]);
    expect(row.people).not.toContain('guardian');
  });
});

describe('what is known of a child', () => {
  it('is changed by the ticket’s holder and by the office until the date is over, each time in the history without what it says', async () => {
    const { client, id, event } = await family();
    const { child } = await at(client, id);
    const { body } = await put(client, id, childOf({ mayPickUp: [] })).expect(200);
    expect(body.child).toEqual({ ...childOf({ mayPickUp: [] }), pickupCode: child?.pickupCode });
    await office
      .put(officeOf(id))
      .send(childOf({ needs: 'Asthma' }))
      .expect(200);
    expect((await at(client, id)).child).toMatchObject({ needs: 'Asthma' });
    const history = await api.database.reader.query("SELECT * FROM audit_entries WHERE subjectId = ? AND action = 'ticket.child-changed'", [
      id,
    ]);
    expect(history).toHaveLength(2);
    expect(JSON.stringify(history)).not.toMatch(/Asthma|Ravi/);
    await endedAgo(event, 1);
    expect((await put(client, id, childOf()).expect(409)).body).toMatchObject({ code: 'ticket-too-late' });
    await put(client, id, childOf({ guardian: '' })).expect(400);
  });

  it('is cleared when the ticket is passed on: the new holder enters it again and gets another code', async () => {
    const { client, id } = await family();
    const before = (await at(client, id)).child?.pickupCode;
    const other = await signInDonor(api);
    await client.post(`/api/devotee/tickets/${id}/pass-on`).send({ name: 'Rohan', email: other.account.email }).expect(200);
    expect((await at(client, id)).child).toBeNull();
    expect(await kept(id)).toBeNull();
    const given = await api.database.reader.findOneByOrFail(TicketRow, { accountId: other.account.id });
    const [mail] = (await deliveredTo(api, other.account.email)).filter(({ subject }) => subject?.includes('gave you a ticket'));
    expect(mail?.text).toContain('Tell the temple who is responsible for Rohan and who may pick up.');
    expect((await at(other.client, given.id)).child).toEqual({
      guardian: '',
      guardianPhone: '',
      needs: '',
      mayPickUp: [],
      mayNotPickUp: [],
      pickupCode: null,
    });
    await put(client, given.id, childOf()).expect(404);
    const { body } = await put(other.client, given.id, childOf({ guardian: 'Lata Menon' })).expect(200);
    expect(body.child).toMatchObject({ guardian: 'Lata Menon', pickupCode: expect.stringMatching(CODE) });
    expect(body.child.pickupCode).not.toBe(before);
  });

  it('moves with its ticket, has another code with the ticket’s new one, and goes when it is canceled', async () => {
    const event = await offer([kind()], DAILY);
    const { client, id } = await family(event);
    const code = async () => (await at(client, id)).child?.pickupCode;
    const first = await code();
    await client.post(`/api/devotee/tickets/${id}/move`).send({ occurrenceId: event.dates[1] }).expect(200);
    expect(await code()).toBe(first);
    await client.post(`/api/devotee/tickets/${id}/replace`).expect(200);
    expect(await code()).not.toBe(first);
    await client.post(`/api/devotee/tickets/${id}/cancel`).set('idempotency-key', newId()).send({ dates: 'one' }).expect(200);
    expect(await kept(id)).toBeNull();
  });

  it('is erased thirty days after the date, also from a form nobody paid for, and with the account once the date is over', async () => {
    const [old, recent, gone, ahead] = [await family(), await family(), await family(), await family()];
    const { client } = await signInDonor(api);
    const [unpaid] = (await addLines(client, ticketLine(place, old.event, [person(old.event.types[0]!.id, 'Kavya', { child: childOf() })])))
      .orders;
    await endedAgo(old.event, 31);
    await endedAgo(recent.event, 29);
    await endedAgo(gone.event, 1);
    await api.get(TicketChildErasure).run();
    expect([await kept(old.id), (await kept(recent.id))?.needs]).toEqual([null, 'Peanuts']);
    const [line] = await api.database.reader.query('SELECT item FROM order_lines WHERE orderId = ?', [unpaid?.orderId]);
    expect(line.item).not.toContain('guardian');
    expect((await at(recent.client, recent.id)).name).toBe('Anika');
    for (const { account } of [gone, ahead]) {
      const personal = api.get(PersonalData);
      expect(JSON.stringify(await personal.exportOf(api.database.reader, account.id))).toContain('Peanuts');
      await api.database.transaction((tx) => personal.erase(tx, account.id));
    }
    expect([await kept(gone.id), (await kept(ahead.id))?.needs]).toEqual([null, 'Peanuts']);
  });
});

describe('a child registered at the counter without an email', () => {
  it('has its pickup code handed out there, for an hour, on record, and never one that is mailed', async () => {
    const { occurrenceId, types } = await offer();
    const people = [person(types[0]!.id, 'Anika', { child: childOf() })];
    const counter = async (more: object): Promise<{ tickets: number; slipsOf: string | null }> => {
      const register = office.post(`/api/temple-admin/event-dates/${occurrenceId}/registrations`).set('idempotency-key', newId());
      return (await register.send({ people, bookedBy: 'Meera', ...more }).expect(201)).body;
    };
    const slips = (orderId: string, client = office) => client.post(`/api/temple-admin/registrations/${orderId}/pickup-slips`);
    expect((await counter({ email: `${newId()}@example.org` })).slipsOf).toBeNull();
    const { slipsOf, ...rest } = await counter({ phone: '+17325550148' });
    expect(rest).toEqual({ tickets: 1 });
    const orderId = slipsOf ?? '';
    const listed = (await office.get(`/api/temple-admin/tickets?occurrenceId=${occurrenceId}`).expect(200)).body.items;
    expect(listed.find((ticket: { orderId: string }) => ticket.orderId === orderId)).toMatchObject({ hasSlip: true });
    expect(listed.filter(({ hasSlip }: { hasSlip: boolean }) => hasSlip)).toHaveLength(1);
    const [slip, ...others] = (await slips(orderId).expect(200)).body;
    expect(others).toEqual([]);
    expect(slip).toMatchObject({ child: 'Anika', guardian: 'Meera Raghunathan', pickupCode: expect.stringMatching(CODE) });
    expect((await kept(slip.id))?.codeHash).toBe(await pickupHash(slip.id, slip.pickupCode));
    const history = await api.database.reader.query('SELECT action FROM audit_entries WHERE subjectId = ?', [slip.id]);
    expect(history).toEqual([{ action: 'ticket.pickup-code-shown' }]);
    await slips(orderId, (await signInStaff(api)).client).expect(404);
    const mailed = await api.database.reader.findOneByOrFail(TicketRow, { occurrenceId, bookedBy: 'Meera' });
    if (mailed.orderId !== orderId) await slips(mailed.orderId).expect(404);
    const earlier = { createdAt: new Date(Date.now() - 3_601_000) };
    await api.database.transaction((tx) => tx.update(TicketRow, { templeId: place.temple.id, orderId }, earlier));
    await slips(orderId).expect(404);
  });
});
