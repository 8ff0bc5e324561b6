import type { RegistrationDraft, RegistrationTemple, UploadedDocument } from '@sannidhi/contracts';
import { useDraft } from '@sannidhi/kit';

export interface Contact {
  fullName: string;
  office: string;
  email: string;
  phone: string;
}

/** What an applicant filled in so far. The password is never among it. */
export interface Draft {
  temple: Partial<RegistrationTemple>;
  contact: Partial<Contact>;
  documents: UploadedDocument[];
}

const KEY = 'temple-registration';
const EMPTY: Draft = { temple: {}, contact: {}, documents: [] };

/**
 * The draft of a registration, kept in this browser until it is sent: gathering the papers takes days. A registration that
 * is being changed has a draft of its own, which begins with what was sent.
 */
export const useRegistrationDraft = (sent?: RegistrationDraft) =>
  useDraft(sent ? `${KEY}:${sent.reference}` : KEY, sent ? { ...EMPTY, temple: sent.temple } : EMPTY, 'local');
