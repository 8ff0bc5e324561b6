import { useDraft, useSession } from '@sannidhi/kit';
import { useMemo } from 'react';

export interface DraftLine {
  fundId: string;
  amountCents: number | undefined;
}

/** The fields of the donor's form. */
export interface DonorGiftValues {
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
  const empty = useMemo<DonorDraft>(() => ({ ...EMPTY, legalName: user?.fullName ?? '' }), [user?.fullName]);
  return useDraft(`donor-gift:${user?.id ?? ''}`, empty);
}

/** What remains for the next gift: the same donor, nothing chosen. */
export const AFTER_GIFT = {
  lines: [{ fundId: '', amountCents: undefined }],
  dedicate: false,
  dedicationName: '',
} satisfies Partial<DonorDraft>;

const EMPTY: DonorDraft = {
  templeSlug: '',
  celebratedGiftId: '',
  coverFees: false,
  legalName: '',
  anonymous: false,
  creditedName: '',
  dedicationKind: 'honor',
  ...AFTER_GIFT,
};
