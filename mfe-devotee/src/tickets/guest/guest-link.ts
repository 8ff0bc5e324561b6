import { guestLinkEndpoints } from '@sannidhi/contracts';
import { useRead } from '@sannidhi/kit';
import { useEffect, useRef } from 'react';
import { goodProof, useGuestDraft } from '../../giving/guest/guest-draft.ts';

/**
 * What a guest's link shows, and the guest's draft: the phone that registered, once it is proven in this tab, is shown the pickup codes of its
 * children too.
 */
export function useGuestTickets(link: string) {
  const [draft, change] = useGuestDraft();
  const token = goodProof(draft)?.token;
  const query = useRead(guestLinkEndpoints.tickets, { params: { link }, ...(token ? { authorization: `Guest ${token}` } : {}) });
  const { refetch } = query;
  const read = useRef(token);
  useEffect(() => {
    if (!token || read.current === token) return;
    read.current = token;
    void refetch();
  }, [token, refetch]);
  return { query, draft, change };
}
