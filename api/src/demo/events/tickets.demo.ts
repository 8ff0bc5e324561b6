import { NEW_TICKET_TYPE, type TicketPerson } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { Account } from '../../domain/accounts/account.entity.ts';
import { EventSeriesRow } from '../../domain/events/event.entity.ts';
import { EventOccurrenceRow } from '../../domain/events/event-occurrence.entity.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { orderRows } from '../../domain/orders/order-draft.ts';
import { OrderLine } from '../../domain/orders/order-line.entity.ts';
import { currentTaxPolicy } from '../../domain/tax-policy/tax-policy.service.ts';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { PickupCodes } from '../../domain/tickets/children/pickup-codes.ts';
import { TicketChildRow } from '../../domain/tickets/children/ticket-child.entity.ts';
import { TicketDiscountRow } from '../../domain/tickets/discounts/ticket-discount.entity.ts';
import { TicketRow } from '../../domain/tickets/ticket.entity.ts';
import { type TicketItem, ticketLine } from '../../domain/tickets/ticket-line.ts';
import { ticketRow } from '../../domain/tickets/ticket-row.ts';
import { TicketSaleRow } from '../../domain/tickets/ticket-sale.entity.ts';
import { TicketStockRow } from '../../domain/tickets/ticket-stock.entity.ts';
import { TicketTypeRow } from '../../domain/tickets/ticket-type.entity.ts';
import { TicketWaitRow } from '../../domain/tickets/waits/ticket-wait.entity.ts';
import { openKeyOf } from '../../domain/tickets/waits/ticket-wait-rows.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { insertRows } from '../../platform/database/rows.ts';
import { DEMO_DEVOTEE_EMAIL } from '../demo-people.ts';
import { type DemoStep, demoId } from '../demo-step.ts';
import { DEMO_HOME_TEMPLE } from '../demo-temples.ts';
import { DEMO_SALES, type DemoSale } from './demo-tickets.ts';
import { type SoldDate, seedPaid } from './paid-tickets.ts';

/** Who registers for events of the demo, besides its devotee. */
const PEOPLE = 60;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Registrations at the home temple: families who paid for a festival that is sold out, a concert, and a class and a lunch with their history. */
export const ticketsDemo: DemoStep = {
  name: 'tickets',
  after: ['events', 'poojas'],
  async seed({ database, get, now }) {
    const temple = await database.reader.findOneBy(Temple, { slug: DEMO_HOME_TEMPLE });
    if (!temple) return;
    const others = await database.reader.find(Account, { where: { role: 'donor' }, order: { id: 'ASC' }, take: PEOPLE });
    const self = others.filter(({ email }) => email === DEMO_DEVOTEE_EMAIL);
    const known = self.length > 0 ? self : await database.reader.findBy(Account, { email: DEMO_DEVOTEE_EMAIL });
    const people = [...known, ...others.filter(({ email }) => email !== DEMO_DEVOTEE_EMAIL)];
    await database.transaction(async (tx) => {
      if (await tx.existsBy(TicketSaleRow, { templeId: temple.id })) return;
      const { payments, publicUrl } = get<Settings>(SETTINGS);
      // Without the sandbox nothing was paid.
      const sales = DEMO_SALES.filter(({ parties }) => !parties || payments.kind === 'sandbox');
      for (const demo of sales) await seedSale(tx, demo, { temple, people, publicUrl, now });
      await seedChildren(tx, get(PickupCodes), { temple, now });
    });
  },
};

interface Seeding {
  temple: Temple;
  people: readonly Account[];
  publicUrl: string;
  now: Date;
}

async function seedSale(tx: EntityManager, demo: DemoSale, seeding: Seeding): Promise<void> {
  const { temple, people, now } = seeding;
  const series = await tx.findOneBy(EventSeriesRow, { templeId: temple.id, title: demo.event });
  if (!series) return;
  const { templeId, id: saleId } = series;
  const { capacity, refundHours = 48, passOnHours = 12, questions = [] } = demo;
  const terms = { isOpen: true, capacity, refundHours, passOnHours, questions, quotas: null };
  const sale: TicketSaleRow = { templeId, id: saleId, ...terms, updatedAt: now };
  await insertRows(tx, TicketSaleRow, [sale]);
  const types = demo.types.map((type, position) => ({
    ...NEW_TICKET_TYPE,
    ...type,
    templeId,
    saleId,
    position,
    id: demoId(`ticket-type:${demo.event}:${type.name}`, now),
  }));
  await insertRows(tx, TicketTypeRow, types);
  await insertRows(tx, TicketDiscountRow, (demo.codes ?? []).map(codeRow({ templeId, saleId, timeZone: series.timeZone, now })));
  const dates = await tx.find(EventOccurrenceRow, { where: { templeId, eventId: series.id }, order: { startsAt: 'ASC' } });
  const open = dates.filter(({ status }) => status === 'published');
  const shown = [...dates.filter(({ status }) => status === 'completed').slice(-demo.past), ...open.slice(0, demo.registered.length)];
  const taken = shown.map((date) => ({ date, count: demo.registered[open.indexOf(date)] ?? demo.usual }));
  for (const { date, count } of taken) {
    const sold = { series, sale, types, date };
    const { parties } = demo;
    const tickets = parties ? await seedPaid(tx, sold, { ...seeding, parties, count }) : await seedFree(tx, sold, people, count, now);
    await insertRows(tx, TicketStockRow, stocksOf(sold, tickets, now));
  }
  const [full] = open;
  if (demo.waiting > 0 && full) await insertRows(tx, TicketWaitRow, waitsOf(full, types, people.slice(-demo.waiting), now));
}

interface CodesOf {
  templeId: string;
  saleId: string;
  timeZone: string;
  now: Date;
}

const codeRow =
  ({ templeId, saleId, timeZone, now }: CodesOf) =>
  ({ code, percent, maxUses, perOrder, endsIn }: NonNullable<DemoSale['codes']>[number]): TicketDiscountRow => {
    const createdAt = new Date(now.getTime() - 12 * DAY_MS);
    const endsOn = endsIn === undefined ? null : daysAfter(dateAt(now.getTime(), timeZone), endsIn);
    const off = { kind: 'percent' as const, percent, offCents: null, typeIds: [] };
    const limits = { startsOn: null, endsOn, maxUses: maxUses ?? null, perOrder: perOrder ?? null };
    const id = demoId(`discount:${saleId}:${code}`, createdAt);
    return { templeId, id, saleId, code, ...off, ...limits, uses: 0, closedAt: null, createdAt };
  };

async function seedFree(
  tx: EntityManager,
  { series, sale, types, date }: SoldDate,
  people: readonly Account[],
  count: number,
  now: Date,
): Promise<TicketRow[]> {
  const { templeId, id: occurrenceId } = date;
  const policy = currentTaxPolicy(null);
  const [type] = types.filter(({ pricing }) => pricing === 'free');
  if (!type || people.length === 0) return [];
  const rows: { orders: Order[]; lines: OrderLine[]; tickets: TicketRow[] } = { orders: [], lines: [], tickets: [] };
  for (let seat = 0, index = 0; seat < count; index += 1) {
    const account = people[index % people.length];
    if (!account) break;
    const size = Math.min(1 + ((index * 7) % 3), count - seat);
    const at = new Date(Math.min(now.getTime(), date.startsAt.getTime()) - (index + 1) * HOUR_MS);
    const others = COMPANIONS.slice(index % 5);
    const names = (type.isDropOff ? others.map((name) => `${name} ${lastNameOf(account)}`) : [account.fullName, ...others]).slice(0, size);
    const items = names.map(
      (name): TicketItem => ({ occurrenceId, ...guest(type.id, name), others: null, waitId: null, discountId: null, series: null }),
    );
    const facts = { date, series, sale, type, total: null, own: null, shared: null };
    const lines = items.map((item) => ({ ...ticketLine(facts, policy, item), item }));
    const orderId = demoId(`tickets:${occurrenceId}:${index}`, at);
    const who = { payerAccountId: account.id, email: account.email, legalName: account.fullName };
    const draft = {
      templeId,
      orderId,
      source: 'web',
      method: 'card',
      coverFees: false,
      lines,
      taxPolicyVersion: policy.version,
      at,
      ...who,
    } as const;
    const made = orderRows(draft, (position) => demoId(`ticket:${occurrenceId}:${index}:${position}`, at));
    const order: Order = { ...made.order, status: 'paid', receivedAt: at };
    rows.orders.push(order);
    rows.lines.push(...made.lines.map((line) => ({ ...line, place: 'taken' as const })));
    const written = made.lines.map((line, position) => ({
      ...ticketRow({ order, line, date, type, isLead: position === 0 }),
      createdAt: at,
      updatedAt: at,
    }));
    rows.tickets.push(...written);
    seat += size;
  }
  await insertRows(tx, Order, rows.orders);
  await insertRows(tx, OrderLine, rows.lines);
  await insertRows(tx, TicketRow, rows.tickets);
  return rows.tickets;
}

const lastNameOf = ({ fullName }: Account): string => fullName.split(' ').at(-1) ?? fullName;

/** What families said of the children who are left in the temple's care from now on: some have an allergy, one a person who may not come. */
async function seedChildren(tx: EntityManager, codes: PickupCodes, { temple, now }: Pick<Seeding, 'temple' | 'now'>): Promise<void> {
  const types = await tx.findBy(TicketTypeRow, { templeId: temple.id, isDropOff: true });
  const where = { templeId: temple.id, typeId: In(types.map(({ id }) => id)), startsAt: MoreThan(now) };
  const tickets = await tx.find(TicketRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
  const rows = tickets.map(async ({ id, bookedBy, phone }, index): Promise<TicketChildRow> => {
    const adults = { mayPickUp: index % 2 === 0 ? ['Lakshmi Raghunathan'] : [], mayNotPickUp: index === 3 ? ['Ravi Kumar'] : [] };
    const facts = { guardian: bookedBy, guardianPhone: phone ?? DEMO_PHONE, needs: NEEDS[index % NEEDS.length] ?? '', ...adults };
    return { templeId: temple.id, id, ...facts, ...(await codes.create(id)), updatedAt: now };
  });
  await insertRows(tx, TicketChildRow, await Promise.all(rows));
}

const DEMO_PHONE = '+17325550148';
const NEEDS = ['Peanuts: has an EpiPen', '', '', 'Asthma, carries an inhaler', '', '', '', ''];

/** The places of a date, and those of each kind of ticket. */
function stocksOf({ sale, types, date }: SoldDate, tickets: readonly TicketRow[], now: Date): TicketStockRow[] {
  const { templeId, id: occurrenceId } = date;
  const stock = (whatId: string, capacity: number | null, sold: number): TicketStockRow => ({
    templeId,
    id: demoId(`ticket-stock:${occurrenceId}:${whatId}`, now),
    occurrenceId,
    whatId,
    capacity,
    held: 0,
    sold,
    offered: 0,
  });
  const kinds = types.map(({ id, capacity }) => stock(id, capacity, tickets.filter(({ typeId }) => typeId === id).length));
  return [stock(occurrenceId, sale.capacity, tickets.filter(({ takesSeat }) => takesSeat).length), ...kinds.filter(({ sold }) => sold > 0)];
}

const COMPANIONS = ['Arun', 'Anika', 'Lakshmi', 'Ravi', 'Priya', 'Kavya', 'Mohan'];

const guest = (typeId: string, name: string): TicketPerson => ({ typeId, name, familyMemberId: null, amountCents: null, answers: [] });

/** Parties on the list of the date that is full; the devotee of the demo is one of them. */
function waitsOf(date: EventOccurrenceRow, [type]: readonly TicketTypeRow[], people: readonly Account[], now: Date): TicketWaitRow[] {
  if (!type) return [];
  return people.map((account, index) => {
    const names = [account.fullName, ...COMPANIONS].slice(0, 1 + (index % 3));
    const createdAt = new Date(now.getTime() - (people.length - index) * HOUR_MS);
    const who = { templeId: date.templeId, occurrenceId: date.id, accountId: account.id, phone: null };
    return {
      ...who,
      id: demoId(`ticket-wait:${date.id}:${account.id}`, createdAt),
      email: null,
      language: null,
      bookedBy: account.fullName,
      status: 'waiting',
      openKey: openKeyOf(who),
      turn: 1,
      people: names.map((name) => guest(type.id, name)),
      peopleCount: names.length,
      takesFewer: index % 3 === 2,
      offeredPeople: null,
      claimed: 0,
      isApproved: false,
      offeredUntil: null,
      createdAt,
    };
  });
}
