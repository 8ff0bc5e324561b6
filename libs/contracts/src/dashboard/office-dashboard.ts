import { endpoint, staff } from '../endpoint.ts';
import type { NextEvent } from '../events/event.ts';
import type { CounterBatch } from '../giving/counter-batch.ts';
import type { DonationRow } from '../giving/donation-views.ts';
import type { OwedRefundSummary } from '../giving/owed-refund.ts';
import type { GivingByFund, Proof } from '../ledger/ledger.ts';
import type { FamilyCall } from '../poojas/booking-call.ts';
import type { BookingRow } from '../poojas/booking-views.ts';
import type { PoojaRequestRow } from '../poojas/pooja-request.ts';
import type { StaffedSlot } from '../priests/priest-assignment.ts';
import type { StaffInvitationView } from '../staff/waiting-invitations.ts';
import type { TempleStatus } from '../temples/temple.ts';
import type { EventNeeds, NamedDate } from '../tickets/event-figures.ts';
import type { ShiftGap } from '../volunteers/volunteer-shift.ts';

/** Some days' donations next to the same days before them. */
export interface ComparedSum {
  sumCents: number;
  before: { from: string; to: string; sumCents: number };
}

/** What the office's dashboard shows, by card; each noun's API part contributes its own. */
export interface OfficeCards {
  temple: { status: TempleStatus };
  figures: { today: ComparedSum; month: ComparedSum; year: ComparedSum; toCheck: number };
  /** The newest donations of the temple's day that were paid. */
  today: DonationRow[];
  /** Donations a bank is deciding about. */
  disputes: DonationRow[];
  givingByFund: GivingByFund;
  /** Refunds of cash and checks that nobody has handed out yet. */
  owedRefunds: OwedRefundSummary;
  openBatches: CounterBatch[];
  pledges: { toMatch: number };
  books: Proof;
  /** The day's next poojas that families come to. */
  bookings: BookingRow[];
  /** Bookings that are still open although the temple canceled their time, and the earliest of them. */
  leftBookings: { count: number; first: BookingRow | null };
  /** Families that nobody has called yet about a pooja that was moved or canceled, and the first of them. */
  familyCalls: { count: number; first: FamilyCall | null };
  /** Requests that wait for a quote. */
  requests: PoojaRequestRow[];
  /** The next days' services that families come to and that lack a priest. */
  unstaffed: StaffedSlot[];
  /** Invitations that no longer work. */
  lapsedInvitations: StaffInvitationView[];
  /** Conversations that wait for the office’s reply, and those of them that nobody has taken. */
  conversations: { needReply: number; nobodys: number };
  /** The next dates of events that people can see. */
  events: NextEvent[];
  /** The next shifts below their minimum, how many of those are within a week, and how many sign-ups and hours wait for the coordinator. */
  shiftGaps: { gaps: ShiftGap[]; soon: number; signUps: number; hours: number };
  /** Registrations to approve, and people to call about canceled dates. */
  eventNeeds: EventNeeds;
  /** Entries at the last days' doors that wait for a person's decision, and the date of the newest door with one. */
  doors: { doubts: number; date: NamedDate | null };
  /** Uses of halls to come that are in conflict, those that wait for approval, and the first of these. */
  halls: { conflicts: number; requests: number; request: { id: string; date: string } | null };
}
export type OfficeCardName = keyof OfficeCards;

/** A card that takes longer than the others are willing to wait is `late`; its own page has it. */
export type OfficeCardState<Data> = { state: 'ready'; data: Data } | { state: 'failed' } | { state: 'late' };

/** The cards of the nouns that the caller may read. */
export type OfficeDashboard = { cards: { [Name in OfficeCardName]?: OfficeCardState<OfficeCards[Name]> } };

export const officeDashboardEndpoints = {
  cards: endpoint<OfficeDashboard>()({
    method: 'GET',
    path: '/api/temple-admin/dashboard',
    summary: 'What the office checks each morning, one card per noun that the caller may read; each card fails by itself',
    access: staff('temple:read'),
    reads: [
      'batch',
      'booking',
      'conversation',
      'donation',
      'door',
      'event',
      'event-occurrence',
      'fund',
      'hour-entry',
      'ledger-account',
      'pledge',
      'pooja-request',
      'pooja-slot',
      'priest-assignment',
      'receipt',
      'resource-use',
      'shift-assignment',
      'staff-invitation',
      'staff-role',
      'temple',
      'ticket',
      'volunteer-shift',
    ],
  }),
};
