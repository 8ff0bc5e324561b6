import { BRAND } from '@sannidhi/contracts';
import { posterSheet } from '../../platform/documents/poster.ts';

export interface Poster {
  templeName: string;
  city: string;
  /** The fund's name. */
  purpose: string;
  /** Where it hangs. */
  place: string;
  url: string;
}

/** A letter-size poster of an e-hundi code: whom the gift is for, what for, the code, and what will happen. */
export const posterPdf = ({ purpose, place, ...temple }: Poster): Promise<Buffer> =>
  posterSheet({
    ...temple,
    title: `E-hundi ${purpose}, ${place}`,
    heading: purpose,
    call: 'Point your camera here to give',
    steps: ['No account needed: your phone number and a code we text you.', 'Your receipt comes at once.'],
    footer: `${place} · ${BRAND.name}`,
  });
