import { Screen as NotOpenScreen } from './not-open-screen.tsx';

/** What opens later, and what works meanwhile, is in the first response. */
export const firstPaints = { '/pooja-booking': NotOpenScreen };
