import { kind } from '../../notifications/notification-kinds.ts';
import { BY_MAIL, holder } from '../dates/ticketed.ts';
import { type Listing, listedTickets } from '../ticket-names.ts';

/** `what`: lunch, parking. `by`: the last person, who gave back a ticket that was passed on to them. */
type AddedEnded = Listing & { what: string; by: string; refund: string | null };

/** What people hear of what they added to tickets. */
export const ticketAddonKinds = {
  'added-ended': kind<AddedEnded>()({
    audience: holder,
    channels: BY_MAIL,
    words: {
      en: (params) => ({
        title: `Canceled for ${params.event}: ${params.what}`,
        body: `${params.temple}, ${listedTickets(params, 'en')}. ${params.by} gave their ticket back, and nobody else of your order is coming then.${back(params, (sum) => ` You get ${sum} back.`)}`,
      }),
      hi: (params) => ({
        title: `${params.event}: ${params.what} रद्द`,
        body: `${params.temple}, ${listedTickets(params, 'hi')}। ${params.by} ने अपना टिकट लौटा दिया, और आपके ऑर्डर से तब और कोई नहीं आ रहा।${back(params, (sum) => ` आपको ${sum} वापस मिलेंगे।`)}`,
      }),
      te: (params) => ({
        title: `${params.event}: ${params.what} రద్దయింది`,
        body: `${params.temple}, ${listedTickets(params, 'te')}. ${params.by} తమ టికెట్ తిరిగి ఇచ్చారు.${back(params, (sum) => ` మీకు తిరిగి వచ్చేది: ${sum}`)}`,
      }),
      ta: (params) => ({
        title: `${params.event}: ${params.what} ரத்து`,
        body: `${params.temple}, ${listedTickets(params, 'ta')}. ${params.by} தம் சீட்டைத் திருப்பித் தந்தார்.${back(params, (sum) => ` உங்களுக்குத் திரும்புவது: ${sum}`)}`,
      }),
      kn: (params) => ({
        title: `${params.event}: ${params.what} ರದ್ದಾಗಿದೆ`,
        body: `${params.temple}, ${listedTickets(params, 'kn')}. ${params.by} ತಮ್ಮ ಟಿಕೆಟ್ ಮರಳಿಸಿದ್ದಾರೆ.${back(params, (sum) => ` ನಿಮಗೆ ಮರಳುವುದು: ${sum}`)}`,
      }),
      gu: (params) => ({
        title: `${params.event}: ${params.what} રદ`,
        body: `${params.temple}, ${listedTickets(params, 'gu')}. ${params.by}એ પોતાની ટિકિટ પાછી આપી.${back(params, (sum) => ` તમને પાછા મળશે: ${sum}`)}`,
      }),
    },
  }),
};

const back = ({ refund }: AddedEnded, words: (sum: string) => string): string => (refund === null ? '' : words(refund));
