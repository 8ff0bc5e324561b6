import type { EntityManager } from 'typeorm';
import type { Account } from '../../domain/accounts/account.entity.ts';
import type { EventSeriesRow } from '../../domain/events/event.entity.ts';
import type { EventOccurrenceRow } from '../../domain/events/event-occurrence.entity.ts';
import { TempleGiving } from '../../domain/giving-settings/temple-giving.entity.ts';
import { LedgerAccount } from '../../domain/ledger/ledger-account.entity.ts';
import { TempleCounter } from '../../domain/ledger/temple-counter.entity.ts';
import { issuerOf } from '../../domain/orders/receipts/receipt-subject.ts';
import type { CurrentTaxPolicy } from '../../domain/tax-policy/tax-policy.service.ts';
import type { Temple } from '../../domain/temples/temple.entity.ts';
import { EventTakingsRow } from '../../domain/tickets/figures/event-takings.entity.ts';
import { TicketRow } from '../../domain/tickets/ticket.entity.ts';
import { type TicketItem, ticketLine } from '../../domain/tickets/ticket-line.ts';
import { ticketRow } from '../../domain/tickets/ticket-row.ts';
import type { TicketSaleRow } from '../../domain/tickets/ticket-sale.entity.ts';
import type { TicketTypeRow } from '../../domain/tickets/ticket-type.entity.ts';
import { insertRows } from '../../platform/database/rows.ts';
import { DemoBooks } from '../giving/demo-books.ts';
import { DemoGiving } from '../giving/demo-giving.ts';
import type { DemoGift } from '../giving/demo-plan.ts';
import { writeSales } from '../giving/write-sales.ts';
import { writeBooks } from '../poojas/booking-rows.ts';
import { policyOf } from '../poojas/poojas.demo.ts';

/** A party every few hours, the last one just now. */
const APART_MS = 3 * 3_600_000;
const WISH_CENTS = 11_00;
const ADULTS = ['Arun', 'Lakshmi', 'Ravi', 'Priya', 'Mohan', 'Kamala'];
const CHILDREN = ['Kavya', 'Rohan', 'Diya', 'Advik', 'Isha'];

export interface SoldDate {
  series: EventSeriesRow;
  sale: TicketSaleRow;
  types: readonly TicketTypeRow[];
  date: EventOccurrenceRow;
}

interface Registering {
  temple: Temple;
  people: readonly Account[];
  /** Kinds of tickets of each party, over and over. */
  parties: readonly (readonly string[])[];
  /** Seats. */
  count: number;
  publicUrl: string;
  now: Date;
}

/** Registrations of families and others who paid, with orders, receipts and books that balance. Returns the tickets. */
export async function seedPaid(tx: EntityManager, sold: SoldDate, facts: Registering): Promise<TicketRow[]> {
  const { temple, publicUrl, now } = facts;
  const templeId = temple.id;
  const settings = await tx.findOneBy(TempleGiving, { templeId });
  const policy = await policyOf(tx, templeId);
  if (!settings || !policy || facts.people.length === 0) return [];
  const kept = { accounts: await tx.findBy(LedgerAccount, { templeId }), counters: await tx.findBy(TempleCounter, { templeId }) };
  const books = new DemoBooks(issuerOf(temple, settings), publicUrl, [], kept);
  const giving = new DemoGiving(temple, books, [], policy, [], `tickets of ${sold.series.title}`);
  const planned = planParties(sold, policy, facts);
  giving.run(
    planned.map(({ gift }) => gift),
    now,
  );
  const tickets = giving.donations.flatMap((order, index) =>
    (giving.linesOf.get(order.id) ?? []).map((line, position) => {
      Object.assign(line, { place: 'taken' });
      const type = planned[index]?.types[position];
      if (!type) throw new Error('A line without its ticket.');
      const at = order.receivedAt ?? now;
      return { ...ticketRow({ order, line, date: sold.date, type, isLead: position === 0 }), createdAt: at, updatedAt: at };
    }),
  );
  await writeSales(tx, giving, books.receipts);
  await writeBooks(tx, books);
  await insertRows(tx, TicketRow, tickets);
  const paidCents = giving.donations.reduce((sum, { totalCents }) => sum + totalCents, 0);
  await insertRows(tx, EventTakingsRow, [{ templeId, id: sold.date.id, paidCents, arrived: 0 }]);
  return tickets;
}

interface PlannedParty {
  gift: DemoGift;
  types: TicketTypeRow[];
}

/** Parties in the order of time, as many as have seats. */
function planParties(sold: SoldDate, policy: CurrentTaxPolicy, { people, parties, count, now }: Registering): PlannedParty[] {
  const planned: PlannedParty[] = [];
  for (let seats = 0, index = 0; seats < count; index += 1) {
    const account = people[index % people.length];
    const kinds = parties[index % parties.length] ?? [];
    const types = kinds.flatMap((kind) => sold.types.find(({ name }) => name === kind) ?? []);
    const fitting = withinSeats(types, count - seats);
    seats += fitting.filter(({ takesSeat }) => takesSeat).length;
    if (!account || fitting.length === 0) break;
    planned.push({ types: fitting, gift: giftOf(sold, policy, { account, types: fitting, index }) });
  }
  for (const [index, { gift }] of planned.entries()) gift.at = new Date(now.getTime() - (planned.length - index) * APART_MS);
  return planned;
}

/** The last party is as large as what is left. */
function withinSeats(types: readonly TicketTypeRow[], left: number): TicketTypeRow[] {
  const fitting: TicketTypeRow[] = [];
  let seats = 0;
  for (const type of types) {
    if (type.takesSeat && seats === left) continue;
    if (type.takesSeat) seats += 1;
    fitting.push(type);
  }
  return fitting;
}

function giftOf(
  { series, sale, date }: SoldDate,
  policy: CurrentTaxPolicy,
  { account, types, index }: { account: Account; types: readonly TicketTypeRow[]; index: number },
): DemoGift {
  const goods = types.map((type, position) => {
    const item = itemOf(date.id, type, nameOf(account, type, position, index));
    return { ...ticketLine({ date, series, sale, type, total: null, own: null, shared: null }, policy, item), item };
  });
  return {
    at: new Date(0),
    donor: { accountId: account.id, email: account.email, legalName: account.fullName },
    source: 'web',
    method: 'card',
    amountsCents: [],
    coverFees: false,
    anonymous: false,
    goods,
    fate: 'kept',
  };
}

const itemOf = (occurrenceId: string, type: TicketTypeRow, name: string): TicketItem => ({
  occurrenceId,
  typeId: type.id,
  name,
  familyMemberId: null,
  amountCents: type.pricing === 'wish' ? WISH_CENTS : null,
  answers: [],
  others: null,
  waitId: null,
  discountId: null,
  series: null,
});

/** Who registers comes first, then the family. */
function nameOf({ fullName }: Account, { takesSeat, maxAge }: TicketTypeRow, position: number, index: number): string {
  if (!takesSeat) return '';
  if (position === 0) return fullName;
  const names = maxAge === null ? ADULTS : CHILDREN;
  return `${names[(position - 1 + index) % names.length]} ${fullName.split(' ').at(-1)}`;
}
