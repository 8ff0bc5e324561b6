import { anyone, endpoint } from '../endpoint.ts';
import type { OwnWait } from './pooja-wait.ts';

/** The page of the link that a family without an account is texted: its place on a waitlist. */
export const waitLinkPath = (slug: string, link: string): string => `/temples/${slug}/waitlist/${link}`;

/** A family's place on a waitlist as its link shows it: it doesn't identify the family, since links get forwarded. */
export interface LinkedWait
  extends Pick<OwnWait, 'status' | 'slot' | 'places' | 'takesFewer' | 'offeredPlaces' | 'claimedPlaces' | 'position' | 'offeredUntil'> {
  /** `phone`: to call about it. */
  temple: { slug: string; name: string; timeZone: string; phone: string | null };
}

const ofLink = '/api/public/pooja-waits/:link';

export const waitLinkEndpoints = {
  wait: endpoint<LinkedWait>()({
    method: 'GET',
    path: ofLink,
    summary: 'A waitlist entry of a family without an account, opened by its link, with what is offered',
    access: anyone,
    reads: ['booking', 'pooja-slot'],
  }),
  leave: endpoint<LinkedWait>()({
    method: 'POST',
    path: `${ofLink}/leave`,
    summary: 'Leaves the waitlist; what was offered goes to the next family',
    access: anyone,
    changes: ['booking', 'pooja-slot'],
  }),
};
