import type { RegistrationDraft, RegistrationTemple, UploadedDocument } from '@sannidhi/contracts';
import { useCallback, useRef, useState } from 'react';

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
export function useRegistrationDraft(sent?: RegistrationDraft): {
  draft: Draft;
  change: (patch: Partial<Draft>) => void;
  forget: () => void;
} {
  const key = sent ? `${KEY}:${sent.reference}` : KEY;
  const [draft, setDraft] = useState(() => read(key) ?? { ...EMPTY, ...(sent ? { temple: sent.temple } : {}) });
  const latest = useRef(draft);
  const change = useCallback(
    (patch: Partial<Draft>) => {
      latest.current = { ...latest.current, ...patch };
      write(key, latest.current);
      setDraft(latest.current);
    },
    [key],
  );
  const forget = useCallback(() => write(key, undefined), [key]);
  return { draft, change, forget };
}

function read(key: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...EMPTY, ...stored } : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // Full or blocked: the draft lives as long as the page.
  }
}
