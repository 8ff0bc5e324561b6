import type { Language, Wording } from '@sannidhi/contracts';
import type { NotificationWords } from '../notifications/notification-kinds.ts';
import { momentOf } from './moment-of.ts';
import { isLinkNews, type PlaceNews, placesText } from './place-news.ts';

type KindWords<Params> = Wording<(params: Params) => NotificationWords>;
interface Told {
  event: string;
  temple: string;
  startsAt: string;
  timeZone: string;
}
/** News of a date's place. */
export type Placed = Told & { places: PlaceNews };
/** Other news of a date, which can be at another place at the same time. Missing in what was sent before that was told. */
export type PerhapsPlaced = { temple: string; places?: PlaceNews };
/** Where somebody finds the link. */
export type LinkWords = Record<Language, string>;

/** For ticket holders. */
export const LINK_ON_TICKET: LinkWords = {
  en: 'The link is on your ticket.',
  hi: 'लिंक आपके टिकट पर है।',
  te: 'లింక్ మీ టికెట్‌పై ఉంది.',
  ta: 'இணைப்பு உங்கள் சீட்டில் உள்ளது.',
  kn: 'ಲಿಂಕ್ ನಿಮ್ಮ ಟಿಕೆಟ್‌ನಲ್ಲಿದೆ.',
  gu: 'લિંક તમારી ટિકિટ પર છે.',
};
/** For everybody else: a link that is on tickets alone is on no page. */
export const LINK_ON_PAGE: LinkWords = {
  en: 'The link is on the event’s page, or on tickets.',
  hi: 'लिंक कार्यक्रम के पृष्ठ पर या टिकट पर है।',
  te: 'లింక్ కార్యక్రమం పేజీలో లేదా టికెట్‌పై ఉంది.',
  ta: 'இணைப்பு நிகழ்ச்சியின் பக்கத்தில் அல்லது சீட்டில் உள்ளது.',
  kn: 'ಲಿಂಕ್ ಕಾರ್ಯಕ್ರಮದ ಪುಟದಲ್ಲಿ ಅಥವಾ ಟಿಕೆಟ್‌ನಲ್ಲಿದೆ.',
  gu: 'લિંક કાર્યક્રમના પાના પર અથવા ટિકિટ પર છે.',
};
const TITLES: Record<Language, { place: string; link: string }> = {
  en: { place: ' is at a new place', link: ' has a new link' },
  hi: { place: ' का स्थान बदल गया है', link: ' का नया लिंक है' },
  te: { place: ' స్థలం మారింది', link: ': కొత్త లింక్' },
  ta: { place: ' இடம் மாறியது', link: ': புதிய இணைப்பு' },
  kn: { place: ' ಸ್ಥಳ ಬದಲಾಗಿದೆ', link: ': ಹೊಸ ಲಿಂಕ್' },
  gu: { place: ' નું સ્થળ બદલાયું છે', link: ': નવી લિંક' },
};

/** What is said of a date’s new place or link; the link itself never is. */
export function placeWords(link: LinkWords): KindWords<Placed> {
  const of = (language: Language) => (params: Placed) => {
    const { event, temple, places } = params;
    const isLink = isLinkNews(places);
    const where = isLink ? '' : ` ${placesText(places, temple, language)}.`;
    return {
      title: `${event}${TITLES[language][isLink ? 'link' : 'place']}`,
      body: `${temple}, ${momentOf(params, language)}.${where}${places.to.isOnline ? ` ${link[language]}` : ''}`,
    };
  };
  return { en: of('en'), hi: of('hi'), te: of('te'), ta: of('ta'), kn: of('kn'), gu: of('gu') };
}

/** The same words, and where the date is now if that is new as well. */
export function withPlaces<Params extends PerhapsPlaced>(words: KindWords<Params>): KindWords<Params> {
  const of = (language: Language) => (params: Params) => {
    const { title, body } = (words[language] ?? words.en)(params);
    const { temple, places } = params;
    return { title, body: places && !isLinkNews(places) ? `${body} ${placesText(places, temple, language)}.` : body };
  };
  return { en: of('en'), hi: of('hi'), te: of('te'), ta: of('ta'), kn: of('kn'), gu: of('gu') };
}
