import type { EntityManager } from 'typeorm';
import { BookingRow } from '../../domain/bookings/booking.entity.ts';
import { bookingRow } from '../../domain/bookings/booking-row.ts';
import { BookingTerm } from '../../domain/bookings/booking-term.entity.ts';
import { bookingTermRows } from '../../domain/bookings/booking-terms.ts';
import { PoojaWaitRow } from '../../domain/bookings/waits/pooja-wait.entity.ts';
import { LedgerAccount } from '../../domain/ledger/ledger-account.entity.ts';
import { LedgerEntry } from '../../domain/ledger/ledger-entry.entity.ts';
import { LedgerLine } from '../../domain/ledger/ledger-line.entity.ts';
import { TempleCounter } from '../../domain/ledger/temple-counter.entity.ts';
import { Order } from '../../domain/orders/order.entity.ts';
import { PoojaSlotRow } from '../../domain/poojas/pooja-slot.entity.ts';
import { Receipt } from '../../domain/receipts/receipt.entity.ts';
import { insertOnce, insertRows } from '../../platform/database/rows.ts';
import { demoAccountId } from '../core.demo.ts';
import { demoDevotee } from '../demo-people.ts';
import { demoId } from '../demo-step.ts';
import type { DemoBooks } from '../giving/demo-books.ts';
import type { DemoGiving } from '../giving/demo-giving.ts';
import { writeSales } from '../giving/write-sales.ts';
import type { PlannedBooking } from './demo-bookings.ts';
import type { DemoSlot } from './demo-slots.ts';

const DAY_MS = 86_400_000;
const WAITING = 3;

interface Made {
  books: DemoBooks;
  giving: DemoGiving;
  planned: readonly PlannedBooking[];
  slots: readonly DemoSlot[];
  full: PoojaSlotRow | undefined;
  now: Date;
}

/** Writes orders, books and bookings; of the slots that are over only those with bookings. */
export async function writeBookings(tx: EntityManager, { books, giving, planned, slots, full, now }: Made): Promise<void> {
  const bookings = giving.donations.flatMap((order, index) => bookingOf(giving, order, planned[index]));
  const used = slots.filter(({ slot }) => slot.used || slot.startsAt > now).map(({ slot }) => slot);
  await insertRows(tx, PoojaSlotRow, used);
  await writeSales(tx, giving, books.receipts);
  await writeBooks(tx, books);
  await insertRows(tx, BookingRow, bookings);
  await insertRows(tx, BookingTerm, bookings.flatMap(bookingTermRows));
  if (full) await insertRows(tx, PoojaWaitRow, waitsFor(full, now));
}

/** The accounts and counters were there before, with the giving's sums. */
export async function writeBooks(tx: EntityManager, { accounts, counters, entries, ledgerLines, receipts }: DemoBooks): Promise<void> {
  for (const account of accounts) {
    const { templeId, id, debitCents, creditCents } = account;
    if (!(await insertOnce(tx, LedgerAccount, account))) await tx.update(LedgerAccount, { templeId, id }, { debitCents, creditCents });
  }
  for (const counter of counters) {
    const { templeId, name, value } = counter;
    if (!(await insertOnce(tx, TempleCounter, counter))) await tx.update(TempleCounter, { templeId, name }, { value });
  }
  await insertRows(tx, LedgerEntry, entries);
  await insertRows(tx, LedgerLine, ledgerLines);
  await insertRows(tx, Receipt, receipts);
}

/** The booking of an order, whose place is counted in its slot and is its line's to give back. */
function bookingOf({ linesOf }: DemoGiving, order: Order, plan: PlannedBooking | undefined): BookingRow[] {
  const [line, parcel] = linesOf.get(order.id) ?? [];
  if (!line || !plan) return [];
  const { slot, service, status, prasadam, prasadamTo, gift } = plan;
  slot.used = true;
  line.place = status === 'canceled' ? null : 'taken';
  if (status !== 'canceled' && gift.source === 'counter') slot.counterSold += 1;
  else if (status !== 'canceled') slot.onlineSold += 1;
  const mailed = prasadam === 'shipped' || prasadam === 'delivered' || prasadam === 'returned';
  const then = { createdAt: gift.at, updatedAt: gift.at };
  const done = status === 'performed' ? { performedAt: slot.endsAt, updatedAt: slot.endsAt } : {};
  const canceled = status === 'canceled' ? { canceledWhy: 'Family can’t come' } : {};
  const amountCents = order.totalCents - order.coveredFeeCents;
  const mail = {
    amountCents,
    prasadam,
    prasadamTo,
    prasadamLineId: parcel?.id ?? null,
    trackingNumber: mailed ? `9400 1000 ${order.id.slice(-12).toUpperCase()}` : null,
  };
  return [{ ...bookingRow(order, line, slot, service), ...then, status, ...mail, ...done, ...canceled }];
}

const WITH_ACCOUNT = { phone: null, email: null, language: null };
const waitFor = (places: number) => ({ places, takesFewer: places > 1, offeredPlaces: null, claimed: null, ...WITH_ACCOUNT });

/** Families that wait for the full slot, one of them for two places. */
const waitsFor = ({ templeId, id: slotId }: PoojaSlotRow, now: Date): PoojaWaitRow[] =>
  Array.from({ length: WAITING }, (_, index) => {
    const person = demoDevotee(index + 40);
    const accountId = demoAccountId(person);
    const createdAt = new Date(now.getTime() - (WAITING - index) * (DAY_MS / 12));
    const participants = [
      {
        name: person.fullName,
        gotra: 'Kashyapa',
        nakshatra: 5 + index,
        rashi: null,
        relation: null,
        pronunciation: null,
        familyMemberId: null,
      },
    ];
    return {
      templeId,
      id: demoId(`wait:${slotId}:${index}`, createdAt),
      slotId,
      accountId,
      bookedBy: person.fullName,
      status: 'waiting',
      openKey: `${slotId}:${accountId}`,
      turn: 1,
      item: { participants, intention: '', inAbsentia: false },
      nameCount: participants.length,
      ...waitFor(index === 1 ? 2 : 1),
      offeredUntil: null,
      createdAt,
    };
  });
