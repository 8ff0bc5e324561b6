import { TICKET_VERSION_MAX } from '@sannidhi/contracts';
import type { TicketRow } from '../ticket.entity.ts';

/** Codes whose end is known to the millisecond; one before them is doubted whenever it is scanned. */
const CODES_KEPT = 20;

/** A ticket's next code, with the moment at which this one ends. Null after the last. */
export function nextCode({ version, replacedAtMs }: TicketRow, now: Date): Pick<TicketRow, 'version' | 'replacedAtMs'> | null {
  if (version >= TICKET_VERSION_MAX) return null;
  return { version: version + 1, replacedAtMs: [...(replacedAtMs ?? []), now.getTime()].slice(-CODES_KEPT) };
}
