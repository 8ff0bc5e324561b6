import { useDraft, useSession } from '@sannidhi/kit';
import { useMemo } from 'react';
import { NEW_CARD } from '../../plans/card-field.tsx';
import { newSchedule, type ScheduleValues } from '../../plans/schedule-values.ts';

export interface DraftLine {
  fundId: string;
  amountCents: number | undefined;
}

/** What a donor says of themselves when they pay. */
export interface PayerValues {
  coverFees: boolean;
  legalName: string;
  anonymous: boolean;
  creditedName: string;
  dedicate: boolean;
  dedicationKind: 'honor' | 'memory';
  dedicationName: string;
  /** Whether a card tells somebody of the dedication, and how. */
  sendCard: boolean;
  cardBy: 'email' | 'mail';
  cardName: string;
  cardEmail: string;
  cardAddress: string;
}

/** The fields of the donor's form; those of a schedule count only for a gift that repeats. */
export interface DonorGiftValues extends ScheduleValues, PayerValues {
  repeats: 'once' | 'regularly';
  /** The saved card that a gift that repeats is charged to; empty for a new one. */
  cardId: string;
  lines: DraftLine[];
}

export interface DonorDraft extends DonorGiftValues {
  /** The temple the lines belong to. */
  templeSlug: string;
  celebratedGiftId: string;
  /** The order of the cart this browser left to pay. */
  cartOrderId: string;
}

/** The donor's gift in this tab, under their account, and a function to update it. */
export function useDonorDraft() {
  const { user } = useSession();
  const empty = useMemo<DonorDraft>(() => ({ ...newSchedule(), ...EMPTY, legalName: user?.fullName ?? '' }), [user?.fullName]);
  return useDraft(`donor-gift:${user?.id ?? ''}`, empty);
}

/** Whom a gift is for: not carried over to the next one. */
export const NO_DEDICATION = {
  dedicate: false,
  dedicationName: '',
  sendCard: false,
  cardBy: 'email',
  cardName: '',
  cardEmail: '',
  cardAddress: '',
} satisfies Partial<DonorDraft>;

/** What remains for the next gift: the same donor, nothing chosen. */
export const AFTER_GIFT = {
  repeats: 'once',
  cardId: NEW_CARD,
  lines: [{ fundId: '', amountCents: undefined }],
  ...NO_DEDICATION,
} satisfies Partial<DonorDraft>;

const EMPTY: Omit<DonorDraft, keyof ScheduleValues> = {
  templeSlug: '',
  celebratedGiftId: '',
  cartOrderId: '',
  coverFees: false,
  legalName: '',
  anonymous: false,
  creditedName: '',
  dedicationKind: 'honor',
  ...AFTER_GIFT,
};
