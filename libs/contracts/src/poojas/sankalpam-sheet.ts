import { id, line, localDate, text, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { array, mixed, object, string } from '../schema.ts';
import type { PostalAddress } from './booking-details.ts';
import type { BookingChannel, BookingStatus } from './booking-states.ts';
import type { SlotStatus } from './pooja-slot.ts';
import { sankalpamSheetNoun } from './sankalpam-sheet.noun.ts';
import { SHEET_SCRIPT_CODES, type SheetScript } from './sheet-script.ts';

const say = messagesOf(sankalpamSheetNoun);

/** A word in the sheet's script, and as it was typed where that is another script. */
export interface SheetWord {
  text: string;
  typed: string | null;
}

/** Somebody the pooja is for, as the priest reads them. */
export interface SheetName {
  name: SheetWord;
  gotra: SheetWord | null;
  nakshatra: string | null;
  rashi: string | null;
  /** How to say the name. */
  pronunciation: string | null;
}

/** How a family differs from the last printed sheet. */
export type SheetChange = 'new' | 'changed';

/** One family's place in the ritual's order. */
export interface SheetFamily {
  bookingId: string;
  /** Counts the changes of what the priest reads. */
  version: number;
  bookedBy: string;
  status: BookingStatus;
  channel: BookingChannel;
  intention: string;
  inAbsentia: boolean;
  names: SheetName[];
  change: SheetChange | null;
}

/** A family on the last printed sheet that isn't part of the service anymore. */
export interface RemovedFamily {
  bookingId: string;
  bookedBy: string;
}

/** The words of the time that a sankalpam begins with: in the sheet's script, and in Latin letters. */
export interface SheetTime {
  text: string;
  latin: string;
  /** Rahu kalam of the day, as instants. */
  rahuKalam: { startsAt: string; endsAt: string };
}

/** How what the priest marked differs from what the office had by then. */
export const MARK_CONFLICTS = [
  'withdrawn',
  'not-theirs',
  'service-canceled',
  'rescheduled',
  'canceled',
  'moved',
  'changed',
  'not-seen',
  'clock',
] as const;
export type MarkConflictKind = (typeof MARK_CONFLICTS)[number];
export interface MarkConflict {
  /** Null where it is about the service: taken back from its priest, canceled, moved to a later day, or marked by a wrong clock. */
  bookingId: string | null;
  bookedBy: string;
  kind: MarkConflictKind;
}

/** That a service was performed, and who marked it. */
export interface PerformedMark {
  id: string;
  key: string;
  at: string;
  by: string;
  /** The account that marked it; null once it was erased. */
  byId: string | null;
  note: string;
  hasPhoto: boolean;
  conflicts: MarkConflict[];
}

/** Where a pooja at home is performed, and who asked for it. */
export interface HomeVisit {
  address: PostalAddress;
  contact: string;
  phone: string | null;
  email: string | null;
}

/** The names that a priest says at one service. */
export interface SankalpamSheet {
  slotId: string;
  script: SheetScript;
  temple: { name: string; city: string; state: string; timeZone: string };
  service: string;
  place: string;
  /** Null where it is performed at the temple, and once the family's address is erased. */
  home: HomeVisit | null;
  /** On the temple's calendar. */
  date: string;
  startsAt: string;
  endsAt: string;
  status: SlotStatus;
  time: SheetTime;
  families: SheetFamily[];
  removed: RemovedFamily[];
  nameCount: number;
  /** Identifies what the sheet says; a print is recorded by it. */
  stamp: string;
  printed: { at: string; by: string; times: number } | null;
  marks: PerformedMark[];
}

/** A service of a priest's day. */
export interface PriestDayService extends SankalpamSheet {
  assignmentId: string;
}

/** A priest's day, in order. */
export interface PriestDay {
  date: string;
  /** Of the first temple the priest serves; each service has its own. */
  timeZone: string;
  services: PriestDayService[];
}

/** The office's services of a day, each with a sheet. */
export interface SheetSummary {
  slotId: string;
  service: string;
  place: string;
  startsAt: string;
  families: number;
  names: number;
  /** Families that differ from the last printed sheet. */
  changes: number;
  printedAt: string | null;
  performedAt: string | null;
  conflicts: number;
}

const script = () => mixed<SheetScript>().oneOf(SHEET_SCRIPT_CODES, say('sankalpam-sheet.script-required'));
export const sheetQuery = object({ script: script().default('latin') }).noUnknown();
export const sheetListQuery = object({ date: localDate().required() }).noUnknown();
export const priestDayQuery = object({ date: localDate(), script: script() }).noUnknown();

const STAMP = /^[0-9a-f]{64}$/;
export const sheetPrintedSchema = object({
  stamp: string()
    .max(64, say('sankalpam-sheet.stamp-format'))
    .matches(STAMP, { message: say('sankalpam-sheet.stamp-format') })
    .required(say('sankalpam-sheet.stamp-format')),
}).noUnknown();

/** How long after a service was marked its priest can take the mark back. */
export const UNDO_MINUTES = 30;
export const PERFORMED_NOTE_MAX = 500;
const SEEN_MAX = 500;
const VERSION_MAX = 1_000_000;
const deviceInstant = () =>
  string()
    .max(30)
    .test('instant', say('sankalpam-sheet.stamp-format'), (value) => !value || !Number.isNaN(Date.parse(value)));
/** What a priest marks, maybe hours before it is sent. */
export const performedSchema = object({
  /** One per mark: sending it again changes nothing. */
  key: id().required(),
  /** When it was performed, by the device's clock. */
  at: deviceInstant().required(),
  /** When it is sent, by the same clock: that shows how far the clock is off. */
  sentAt: deviceInstant(),
  /** When the service begins, by the priest's sheet. */
  startsAt: deviceInstant(),
  note: text(PERFORMED_NOTE_MAX).default(''),
  /** The families on the priest's sheet, in the version that was read. */
  seen: array(
    object({
      bookingId: id().required(),
      version: wholeNumber(0, VERSION_MAX, say('sankalpam-sheet.stamp-format')).required(),
    })
      .noUnknown()
      .required(),
  )
    .max(SEEN_MAX)
    .required(),
}).noUnknown();

/** A mark that was a slip, taken back by its priest. */
export const undoSchema = object({
  /** The mark's. */
  key: id().required(),
  /** When it was taken back, by the device's clock. */
  at: deviceInstant().required(),
  sentAt: deviceInstant(),
}).noUnknown();
export const undoReasonSchema = object({ reason: line(200).required(say('sankalpam-sheet.reason-required')) }).noUnknown();

/** Photos are made smaller on the device; this is the most the server takes. */
export const photoQuery = object({ slotId: id().required(), key: id().required(), name: line(120) }).noUnknown();
