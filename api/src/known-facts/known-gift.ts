import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type GuestGiftPage, type Language, type TemplePublic, templeListQuery } from '@sannidhi/contracts';
import { EHundiDeskService } from '../domain/giving/e-hundi-desk.service.ts';
import { TemplesService } from '../domain/temples/temples.service.ts';
import type { Known } from '../platform/web/first-paint/first-paints.ts';

/** Parameters of a link or code that opens the first step; with any other the screen shows something else. */
const OPENING = new Set(['temple', 'qr', 'name', 'purpose']);

/** A guest's gift: the temple with its purposes, or the temples to choose from. */
export async function knownGift(app: NestFastifyApplication, parameters: URLSearchParams, language: Language): Promise<Known | null> {
  if ([...parameters.keys()].some((name) => !OPENING.has(name))) return null;
  const temple = parameters.get('temple');
  const qr = parameters.get('qr') ?? '';
  if (!temple) return temples((await app.get(TemplesService).list(templeListQuery.cast({}))).items, language);
  // A temple that doesn't exist, or takes no gifts: the screen says so itself.
  const page = await app
    .get(EHundiDeskService)
    .guestPage({ temple, qr })
    .catch(() => null);
  return page?.takesPayments && (page.code || !qr) ? firstStep(page) : null;
}

function temples(found: readonly TemplePublic[], language: Language): Known | null {
  if (found.length === 0) return null;
  const list = new Intl.ListFormat(language, { style: 'short', type: 'unit' });
  const rows = found.map(({ slug, name, city, state, deities }) => ({ slug, name, city, state, deities: list.format(deities) }));
  return { variant: 'temples', texts: {}, lists: { temples: rows } };
}

/** The temple and its purposes, in the order the screen has them: the chosen one between those before and after it. */
function firstStep({ temple, code, funds }: GuestGiftPage): Known {
  const entries = funds.map(({ id, name, description }) => ({ id, name, description }));
  const only = funds.length === 1 ? 0 : -1;
  const chosen = code ? funds.findIndex(({ id }) => id === code.fundId) : only;
  return {
    variant: code ? 'code' : 'temple',
    texts: {
      temple: temple.name,
      slug: temple.slug,
      city: temple.city,
      state: temple.state,
      ...(code ? { place: code.name, code: code.id } : {}),
    },
    lists: {
      before: entries.slice(0, Math.max(0, chosen)),
      chosen: chosen < 0 ? [] : entries.slice(chosen, chosen + 1),
      after: entries.slice(chosen + 1),
    },
  };
}
