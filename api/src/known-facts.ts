import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { canonicalPath, type GuestGiftPage } from '@sannidhi/contracts';
import { EHundiDeskService } from './domain/giving/e-hundi-desk.service.ts';
import type { Known } from './platform/web/first-paint/first-paints.ts';

const DONATE = '/donate';
/** Parameters of a link or code that opens the first step; with any other the screen shows something else. */
const OPENING = new Set(['temple', 'qr', 'name', 'purpose']);

/** What public screens show at an address, for their first paint: null if the address has more to it. */
export const knownFacts =
  (app: NestFastifyApplication) =>
  async ({ pathname, searchParams }: URL): Promise<Known | null> => {
    if (canonicalPath(pathname) !== DONATE) return { texts: {}, lists: {} };
    const temple = searchParams.get('temple');
    if ([...searchParams.keys()].some((name) => !OPENING.has(name))) return null;
    if (!temple) return { texts: {}, lists: {} };
    // A temple that doesn't exist, or takes no gifts: the screen says so itself.
    const page = await app
      .get(EHundiDeskService)
      .guestPage({ temple, qr: searchParams.get('qr') ?? '' })
      .catch(() => null);
    return page && (page.code || !searchParams.get('qr')) ? factsOf(page) : null;
  };

/** The temple and its purposes, in the order the screen has them: the chosen one between those before and after it. */
function factsOf({ temple, code, funds }: GuestGiftPage): Known {
  const entries = funds.map(({ id, name, description }) => ({ id, name, description }));
  const only = funds.length === 1 ? 0 : -1;
  const chosen = code ? funds.findIndex(({ id }) => id === code.fundId) : only;
  return {
    variant: code ? 'code' : 'temple',
    texts: { temple: temple.name, slug: temple.slug, city: temple.city, state: temple.state, ...(code ? { place: code.name } : {}) },
    lists: {
      before: entries.slice(0, Math.max(0, chosen)),
      chosen: chosen < 0 ? [] : entries.slice(chosen, chosen + 1),
      after: entries.slice(chosen + 1),
    },
  };
}
