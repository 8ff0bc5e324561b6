import { GUEST_DRAFT_KEY, type GuestChoice, type SentCode } from '@sannidhi/contracts';
import { useDraft } from '@sannidhi/kit';

/** Everything a guest has entered and completed so far. */
export interface GuestDraft extends GuestChoice {
  sentCode: SentCode | null;
  proof: PhoneProof | null;
  gift: StartedGift | null;
  /** The gift that was already celebrated, so that a reload stays quiet. */
  celebratedGiftId: string;
}

/** A phone that was verified in this tab; grants access to this guest's new gifts until it expires. */
export interface PhoneProof {
  phone: string;
  shownAs: string;
  token: string;
  expiresAt: number;
}

export interface StartedGift {
  id: string;
  totalCents: number;
}

export const EMPTY_GUEST_DRAFT: GuestDraft = {
  templeSlug: '',
  qrCodeId: '',
  amountCents: null,
  fundId: '',
  coverFees: false,
  phone: '',
  email: '',
  sentCode: null,
  proof: null,
  gift: null,
  celebratedGiftId: '',
};

/** The guest's gift in this tab and a function to update it. */
export const useGuestDraft = () => useDraft<GuestDraft>(GUEST_DRAFT_KEY, EMPTY_GUEST_DRAFT);
export type ChangeDraft = (patch: Partial<GuestDraft>) => void;

/** The proof, if it is still valid and belongs to the draft's phone. */
export function goodProof({ proof, phone }: GuestDraft): PhoneProof | undefined {
  return proof && proof.phone === phone && proof.expiresAt > Date.now() ? proof : undefined;
}

/** The `Authorization` header for a verified phone. */
export const guestAuthorization = ({ proof }: GuestDraft): string | undefined => (proof ? `Guest ${proof.token}` : undefined);

/** The first step of the draft's gift, at its temple and code. */
export const guestGiftAddress = ({ templeSlug, qrCodeId }: GuestDraft): string =>
  `/donate?${new URLSearchParams({ temple: templeSlug, ...(qrCodeId ? { qr: qrCodeId } : {}) })}`;
