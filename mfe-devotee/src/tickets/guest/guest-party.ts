import type { TicketPerson } from '@sannidhi/contracts';
import { useDraft } from '@sannidhi/kit';

/** What a guest entered about one date so far. It stays in the tab until the tickets are there. */
export interface GuestParty {
  people: TicketPerson[];
  legalName: string;
  /** On the waitlist it takes the places there are. */
  takesFewer?: boolean;
}

const NOBODY: GuestParty = { people: [], legalName: '' };

export const useGuestParty = (occurrenceId: string) => useDraft<GuestParty>(`guest-party:${occurrenceId}`, NOBODY);

/** The steps with their own address, in their order. */
export const GUEST_STEPS = ['names', 'phone', 'code', 'pay'] as const;
export type GuestTicketStep = (typeof GUEST_STEPS)[number];

interface Done {
  /** The names still belong to the chosen tickets. */
  isNamed: boolean;
  isCodeSent: boolean;
  isProven: boolean;
}

/** The asked step, or the last one before it that can be. A phone that was just proven needs no code. */
export function guestStep(asked: string | null, { isNamed, isCodeSent, isProven }: Done): GuestTicketStep {
  if (!isNamed || !GUEST_STEPS.includes(asked as GuestTicketStep) || asked === 'names') return 'names';
  if (asked === 'phone') return 'phone';
  if (isProven) return 'pay';
  return isCodeSent ? 'code' : 'phone';
}

/** Whether names were given for exactly these tickets. */
export const isFor = (people: readonly TicketPerson[], chosen: readonly TicketPerson[]): boolean =>
  people.length > 0 && people.length === chosen.length && people.every(({ typeId }, index) => typeId === chosen[index]?.typeId);
