import { type LedgerReason, ledgerAccountNoun, type Message, type MessageRef, messagesOf, refOf } from '@sannidhi/contracts';

const LONGEST = 200;

/** Why an entry is posted: `reasonOf('ledger.dispute-opened')`. */
export const reasonOf = messagesOf(ledgerAccountNoun);

/** Why an entry is posted, with how readers of other languages see a donor who isn't named. */
export type PostedReason = Message & { donor?: MessageRef | null };

/** The columns of an entry's reason. */
export function reasonColumns(reason: PostedReason): { reason: string; reasonMessage: LedgerReason } {
  const donor = reason.donor ? { donor: reason.donor } : {};
  return { reason: reason.sentence.slice(0, LONGEST), reasonMessage: { ...refOf(reason), ...donor } };
}
