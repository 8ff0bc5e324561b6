import type { PoojaRequestRow } from './pooja-request.entity.ts';

/** A request of a devotee who left once nothing of it will be said any more: nobody is named, and nothing is in their words. */
export const UNSAID: Pick<PoojaRequestRow, 'participants' | 'nameCount' | 'intention' | 'wish'> = {
  participants: [],
  nameCount: 0,
  intention: '',
  wish: '',
};
