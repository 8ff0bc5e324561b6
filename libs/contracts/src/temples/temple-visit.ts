import { anyone, endpoint } from '../endpoint.ts';
import type { TempleHours } from './opening-times.ts';
import type { TemplePhoto } from './temple-photo.ts';

/** What somebody who comes to the temple wants to know. */
export interface TempleVisit {
  hours: TempleHours;
  /** The first is the cover. */
  photos: TemplePhoto[];
}

export const templeVisitEndpoints = {
  visit: endpoint<TempleVisit>()({
    method: 'GET',
    path: '/api/public/temples/:slug/visit',
    summary: 'When an approved temple is open, and how it looks',
    access: anyone,
    reads: ['temple'],
  }),
};
