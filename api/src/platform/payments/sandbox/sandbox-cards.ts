import { SANDBOX_CARDS, type SandboxBehaviour } from '@sannidhi/contracts';

/** How long the message of a late card waits. */
export const LATE_SECONDS = 8;
/** How long after the success the stale message of an out-of-order card comes. */
export const STALE_SECONDS = 2;
/** What the bank keeps of a dispute. */
export const DISPUTE_FEE_CENTS = 15_00;

/** A test card's behaviour and how it is named to its owner. */
export function sandboxCard(number: keyof typeof SANDBOX_CARDS): { behaviour: SandboxBehaviour; paidWith: string } {
  return { behaviour: SANDBOX_CARDS[number], paidWith: `Visa ending ${number.slice(-4)}` };
}

/** Whether the card's payments and refunds are only decided by a later message. */
export const isLate = (behaviour: SandboxBehaviour | null): boolean => behaviour === 'arrives-late';
