import { paidWithOf, SANDBOX_CARDS, type SandboxBehaviour } from '@sannidhi/contracts';

/** How long the message of a late card waits. */
export const LATE_SECONDS = 8;
/** How long after the success the stale message of an out-of-order card comes. */
export const STALE_SECONDS = 2;
/** What the bank keeps of a dispute. */
export const DISPUTE_FEE_CENTS = 15_00;

/** How long the sandbox's bank takes to settle, to refuse, and to return a payment: days, elsewhere. */
export const BANK_SECONDS = 20;

/** A test card's or bank account's behaviour and how it is named to its owner. */
export function sandboxCard(number: keyof typeof SANDBOX_CARDS): { behaviour: SandboxBehaviour; paidWith: string } {
  const behaviour = SANDBOX_CARDS[number];
  return { behaviour, paidWith: paidWithOf(isBank(behaviour) ? 'Test Bank' : 'Visa', number.slice(-4)) };
}

/** Whether it is a bank debit, which is decided later. */
export const isBank = (behaviour: SandboxBehaviour | null): boolean => behaviour?.startsWith('bank-') ?? false;

/** Whether the card's payments and refunds are only decided by a later message. */
export const isLate = (behaviour: SandboxBehaviour | null): boolean => behaviour === 'arrives-late';
