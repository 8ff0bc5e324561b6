import type { Language } from '@sannidhi/contracts';
import type { EventSeriesRow } from './event.entity.ts';
import type { EventOccurrenceRow } from './event-occurrence.entity.ts';

/** Where a date is, as news say it. Never a link: texts and lock screens are read by others. */
export interface NewsPlace {
  isOnline: boolean;
  /** Empty at the temple itself. */
  name: string;
}

/** A date is somewhere else, or, where both are the same place online, has another link. */
export interface PlaceNews {
  from: NewsPlace;
  to: NewsPlace;
}

/** By the ids of their dates. */
export type PlacesNews = ReadonlyMap<string, PlaceNews>;

type Placed = Pick<EventSeriesRow, 'place' | 'placeName' | 'address' | 'link'>;
type OwnPlace = Pick<EventOccurrenceRow, 'own'>;

/** Where a date of a series is. */
export function placeOfDate({ own }: OwnPlace, { place, placeName, address }: Placed): NewsPlace {
  const name = own.placeName || placeName;
  return { isOnline: place === 'online', name: place === 'address' ? [name, address].filter(Boolean).join(', ') : name };
}

export const isSamePlace = (one: NewsPlace, other: NewsPlace): boolean => one.isOnline === other.isOnline && one.name === other.name;

/** What a change says of a date's place; null where that, and the link to it, stay as they are. */
export function placeNews(before: [OwnPlace, Placed], after: [OwnPlace, Placed]): PlaceNews | null {
  const [from, to] = [placeOfDate(...before), placeOfDate(...after)];
  const hasNewLink = to.isOnline && after[1].link !== '' && after[1].link !== before[1].link;
  return isSamePlace(from, to) && !hasNewLink ? null : { from, to };
}

/** Whether it is only the link that changed. */
export const isLinkNews = ({ from, to }: PlaceNews): boolean => from.isOnline && isSamePlace(from, to);

const ONLINE: Record<Language, string> = { en: 'online', hi: 'ऑनलाइन', te: 'ఆన్‌లైన్', ta: 'இணையவழி', kn: 'ಆನ್‌ಲೈನ್', gu: 'ઓનલાઇન' };

/** `Main hall → Courtyard`; the temple's name where a place has none. */
export function placesText({ from, to }: PlaceNews, temple: string, language: Language): string {
  const text = ({ isOnline, name }: NewsPlace) => (isOnline ? [ONLINE[language], name].filter(Boolean).join(', ') : name || temple);
  return `${text(from)} → ${text(to)}`;
}
