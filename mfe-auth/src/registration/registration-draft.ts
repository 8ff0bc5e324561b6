import type { RegistrationDraft, RegistrationTemple, UploadedDocument } from '@sannidhi/contracts';
import { useDraft } from '@sannidhi/kit';

export interface Contact {
  fullName: string;
  office: string;
  email: string;
  phone: string;
}

/** An applicant's input so far, without the password. */
export interface Draft {
  temple: Partial<RegistrationTemple>;
  contact: Partial<Contact>;
  documents: UploadedDocument[];
}

const KEY = 'temple-registration';
const EMPTY: Draft = { temple: {}, contact: {}, documents: [] };

/**
 * The draft of a registration, stored in this browser until it is submitted, because gathering the documents takes days. A registration
 * being changed has its own draft, which begins with what was submitted.
 */
export const useRegistrationDraft = (sent?: RegistrationDraft) =>
  useDraft(sent ? `${KEY}:${sent.reference}` : KEY, sent ? { ...EMPTY, temple: sent.temple } : EMPTY, 'local');
