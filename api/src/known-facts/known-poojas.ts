import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { formatMoney, LANGUAGE_FACTS, type Language, type PoojaOffer, poojaCatalogQuery } from '@sannidhi/contracts';
import { PoojaOffers } from '../domain/poojas/pooja-offers.service.ts';
import type { Known } from '../platform/web/first-paint/first-paints.ts';

/** Like the screen's `momentAt`, on the temple's clocks. */
const MOMENT = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const YES = 'yes';

/** The whole catalog's first page. A search, a temple or a pooja in the address shows something else. */
export async function knownPoojas(app: NestFastifyApplication, parameters: URLSearchParams, language: Language): Promise<Known | null> {
  if (parameters.size > 0) return null;
  const { items } = await app.get(PoojaOffers).catalog(poojaCatalogQuery.cast({}));
  return items.length > 0 ? { variant: 'poojas', texts: {}, lists: { poojas: items.map((pooja) => factsOf(pooja, language)) } } : null;
}

/** A row's facts; one of those that only say yes chooses between its texts. */
function factsOf(pooja: PoojaOffer, language: Language): Record<string, string> {
  const { id, name, description, durationMinutes, location, place, priceCents, taxClass, nextAt, temple } = pooja;
  const here = location === 'temple' ? place || 'anywhere' : location;
  return {
    id,
    name,
    description,
    slug: temple.slug,
    temple: temple.name,
    city: temple.city,
    state: temple.state,
    minutes: String(durationMinutes),
    ...(here === place ? { place } : { [here]: YES }),
    price: formatMoney(priceCents),
    [taxClass.replace('-', '')]: YES,
    ...(nextAt ? { next: momentAt(nextAt, temple.timeZone, language) } : { none: YES }),
  };
}

const momentAt = (at: string, timeZone: string, language: Language) =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { ...MOMENT, timeZone }).format(new Date(at));
