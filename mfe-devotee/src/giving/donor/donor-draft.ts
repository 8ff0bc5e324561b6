import { useDraft, useSession } from '@sannidhi/kit';
import { useMemo } from 'react';
import { NEW_CARD } from '../../plans/card-field.tsx';
import { newSchedule, type ScheduleValues } from '../../plans/schedule-values.ts';

export interface DraftLine {
  fundId: string;
  amountCents: number | undefined;
}

/** The fields of the donor's form; those of a schedule count only for a gift that repeats. */
export interface DonorGiftValues extends ScheduleValues {
  repeats: 'once' | 'regularly';
  /** The saved card that a gift that repeats is charged to; empty for a new one. */
  cardId: string;
  lines: DraftLine[];
  coverFees: boolean;
  legalName: string;
  anonymous: boolean;
  creditedName: string;
  dedicate: boolean;
  dedicationKind: 'honor' | 'memory';
  dedicationName: string;
}

export interface DonorDraft extends DonorGiftValues {
  /** The temple the lines belong to. */
  templeSlug: string;
  celebratedGiftId: string;
}

/** The donor's gift in this tab, under their account, and a function to update it. */
export function useDonorDraft() {
  const { user } = useSession();
  const empty = useMemo<DonorDraft>(() => ({ ...newSchedule(), ...EMPTY, legalName: user?.fullName ?? '' }), [user?.fullName]);
  return useDraft(`donor-gift:${user?.id ?? ''}`, empty);
}

/** What remains for the next gift: the same donor, nothing chosen. */
export const AFTER_GIFT = {
  repeats: 'once',
  cardId: NEW_CARD,
  lines: [{ fundId: '', amountCents: undefined }],
  dedicate: false,
  dedicationName: '',
} satisfies Partial<DonorDraft>;

const EMPTY: Omit<DonorDraft, keyof ScheduleValues> = {
  templeSlug: '',
  celebratedGiftId: '',
  coverFees: false,
  legalName: '',
  anonymous: false,
  creditedName: '',
  dedicationKind: 'honor',
  ...AFTER_GIFT,
};
