import type { PoojaRequestRow } from './pooja-request.entity.ts';

const MOST = 600;

/** What the office finds a request by: who asked, for what, and every name. */
export const searchTextOf = ({
  bookedBy,
  email,
  title,
  participants,
}: Pick<PoojaRequestRow, 'bookedBy' | 'email' | 'title' | 'participants'>): string =>
  [bookedBy, email, title, ...participants.map(({ name }) => name)].join(' ').toLowerCase().slice(0, MOST);
