import { type Participant, SHEET_SCRIPTS, type SheetFamily, type SheetName, type SheetScript, type SheetWord } from '@sannidhi/contracts';
import { calendarNames } from '@sannidhi/panchanga';
import { canonicalJson, sha256 } from '../../platform/documents/canonical-json.ts';
import type { BookingRow } from '../bookings/booking.entity.ts';
import { indicScriptOf } from './scripts/blocks.ts';
import { transliterate } from './scripts/transliterate.ts';
import type { SheetPrint } from './sheet-print.entity.ts';

/** A family as the priest reads it, marked where it differs from the last printed sheet. */
export function sheetFamily(booking: BookingRow, script: SheetScript, printed: SheetPrint | null): SheetFamily {
  const { id, version, bookedBy, status, channel, intention, inAbsentia, participants } = booking;
  const names = participants.map((participant) => sheetName(participant, script));
  return { bookingId: id, version, bookedBy, status, channel, intention, inAbsentia, names, change: changeSince(booking, printed) };
}

/** Identifies what a sheet says: its families in their versions. */
export const stampOf = (slotId: string, families: readonly Pick<BookingRow, 'id' | 'version'>[]): string =>
  sha256(canonicalJson([slotId, families.map(({ id, version }) => [id, version])]));

function changeSince({ id, version }: BookingRow, printed: SheetPrint | null): SheetFamily['change'] {
  if (!printed || printed.versions[id] === version) return null;
  return printed.versions[id] === undefined ? 'new' : 'changed';
}

function sheetName({ name, spelling, gotra, nakshatra, rashi, pronunciation }: Participant, script: SheetScript): SheetName {
  const terms = calendarNames(SHEET_SCRIPTS[script]);
  return {
    name: wordIn(script, name, spelling),
    gotra: gotra ? wordIn(script, gotra) : null,
    nakshatra: nakshatra === null ? null : (terms.nakshatra[nakshatra - 1] ?? null),
    rashi: rashi === null ? null : (terms.rashi[rashi - 1] ?? null),
    pronunciation,
  };
}

/**
 * A name in a script: as typed if that is the script or no table leads there, otherwise letter by letter, from the name or from the
 * spelling its owner gave. Nothing is guessed from Latin letters.
 */
function wordIn(script: SheetScript, typed: string, spelling?: string | null): SheetWord {
  if (script === 'latin') return { text: typed, typed: null };
  const source = indicScriptOf(typed) ? typed : spelling;
  const written = source ? transliterate(source, script) : null;
  return written === null || written === typed ? { text: typed, typed: null } : { text: written, typed };
}
