import type { Language } from '@sannidhi/contracts';
import { reasonIn } from '../../events/date-reasons.ts';
import { type PerhapsBegun, withEarlyEnd } from '../../events/ended-early.ts';
import { momentOf as when } from '../../events/moment-of.ts';
import { kind, WITH_TEXTS } from '../../notifications/notification-kinds.ts';
import { typedSentence } from '../../notifications/typed-sentence.ts';
import { BY_MAIL, type Counted, holder, inAll, type Together } from '../dates/ticketed.ts';
import { isOne, type Listing, listedTickets } from '../ticket-names.ts';

type Canceled = Listing & PerhapsBegun & { reason: string | null; refund: string | null };
type Registered = Counted & Together;

/** What people hear of having tickets, and of having them no longer. */
export const ticketSaleKinds = {
  registered: kind<Registered>()({
    audience: holder,
    channels: BY_MAIL,
    words: {
      en: (params) => ({
        title: `You’re registered for ${params.event}`,
        body: `${params.temple}, ${inAll(params, (count) => `${count} dates from `)}${when(params, 'en')}. ${ticketsHere(params)}, also without a connection.`,
      }),
      hi: (params) => ({
        title: `${params.event} के लिए आपका पंजीकरण हो गया है`,
        body: `${params.temple}, ${when(params, 'hi')}${inAll(params, (count) => ` से ${count} तारीखें`)}। आपके टिकट यहाँ हैं, बिना कनेक्शन के भी।`,
      }),
      te: (params) => ({
        title: `${params.event}కి మీ నమోదు అయింది`,
        body: `${params.temple}, ${when(params, 'te')}${inAll(params, (count) => ` (${count} తేదీలు)`)}. మీ టికెట్లు ఇక్కడ ఉన్నాయి.`,
      }),
      ta: (params) => ({
        title: `${params.event}: உங்கள் பதிவு முடிந்தது`,
        body: `${params.temple}, ${when(params, 'ta')}${inAll(params, (count) => ` (${count} தேதிகள்)`)}. உங்கள் சீட்டுகள் இங்கே உள்ளன.`,
      }),
      kn: (params) => ({
        title: `${params.event}: ನಿಮ್ಮ ನೋಂದಣಿ ಆಗಿದೆ`,
        body: `${params.temple}, ${when(params, 'kn')}${inAll(params, (count) => ` (${count} ದಿನಾಂಕಗಳು)`)}. ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳು ಇಲ್ಲಿವೆ.`,
      }),
      gu: (params) => ({
        title: `${params.event} માટે તમારી નોંધણી થઈ ગઈ`,
        body: `${params.temple}, ${when(params, 'gu')}${inAll(params, (count) => ` (${count} તારીખો)`)}. તમારી ટિકિટો અહીં છે.`,
      }),
    },
  }),
  canceled: kind<Canceled>()({
    audience: holder,
    channels: WITH_TEXTS,
    words: withEarlyEnd({
      en: (params) => ({
        title: `${params.temple} canceled your ${isOne(params) ? 'ticket' : 'tickets'} for ${params.event}`,
        body: `${listedTickets(params, 'en')}.${params.reason ? ` ${typedSentence(params.reason)}` : ''}${params.refund ? ` You get ${params.refund} back.` : ''}`,
      }),
      hi: (params) => ({
        title: `${params.temple} ने ${params.event} ${isOne(params) ? 'का आपका टिकट रद्द किया' : 'के आपके टिकट रद्द किए'}`,
        body: `${listedTickets(params, 'hi')}।${params.reason ? ` ${typedSentence(reasonIn(params.reason, 'hi'), 'hi')}` : ''}${params.refund ? ` आपको ${params.refund} वापस मिलेंगे।` : ''}`,
      }),
      te: (params) => ({
        title: `${params.event}: ${isOne(params) ? 'మీ టికెట్ రద్దయింది' : 'మీ టికెట్లు రద్దయ్యాయి'}`,
        body: back(params, 'te', 'మీకు తిరిగి వచ్చేది'),
      }),
      ta: (params) => ({
        title: `${params.event}: ${isOne(params) ? 'உங்கள் சீட்டு ரத்து' : 'உங்கள் சீட்டுகள் ரத்து'}`,
        body: back(params, 'ta', 'உங்களுக்குத் திரும்புவது'),
      }),
      kn: (params) => ({
        title: `${params.event}: ${isOne(params) ? 'ನಿಮ್ಮ ಟಿಕೆಟ್ ರದ್ದಾಗಿದೆ' : 'ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳು ರದ್ದಾಗಿವೆ'}`,
        body: back(params, 'kn', 'ನಿಮಗೆ ಮರಳುವುದು'),
      }),
      gu: (params) => ({
        title: `${params.event}: ${isOne(params) ? 'તમારી ટિકિટ રદ થઈ' : 'તમારી ટિકિટો રદ થઈ'}`,
        body: back(params, 'gu', 'તમને પાછા મળશે'),
      }),
    }),
  }),
  unpaid: kind<Listing>()({
    audience: holder,
    channels: WITH_TEXTS,
    words: {
      en: (params) => ({
        title: `Your ${isOne(params) ? 'ticket' : 'tickets'} for ${params.event} ${isOne(params) ? 'is' : 'are'} no longer valid`,
        body: `${params.temple}, ${listedTickets(params, 'en')}. The bank returned the payment for ${isOne(params) ? 'it' : 'them'}. To come after all, please register again.`,
      }),
      hi: (params) => ({
        title: `${params.event} ${isOne(params) ? 'का आपका टिकट अब मान्य नहीं है' : 'के आपके टिकट अब मान्य नहीं हैं'}`,
        body: `${params.temple}, ${listedTickets(params, 'hi')}। बैंक ने ${isOne(params) ? 'उसका' : 'उनका'} भुगतान लौटा दिया। फिर भी आना चाहें तो फिर से पंजीकरण करें।`,
      }),
      te: (params) => ({
        title: `${params.event}: ${isOne(params) ? 'మీ టికెట్ ఇక చెల్లదు' : 'మీ టికెట్లు ఇక చెల్లవు'}`,
        body: `${params.temple}, ${listedTickets(params, 'te')}. ${isOne(params) ? 'దాని' : 'వాటి'} చెల్లింపును బ్యాంకు తిరిగి తీసుకుంది. రావాలనుకుంటే, దయచేసి మళ్లీ నమోదు చేసుకోండి.`,
      }),
      ta: (params) => ({
        title: `${params.event}: ${isOne(params) ? 'உங்கள் சீட்டு இனி செல்லாது' : 'உங்கள் சீட்டுகள் இனி செல்லாது'}`,
        body: `${params.temple}, ${listedTickets(params, 'ta')}. ${isOne(params) ? 'அதற்கான' : 'அவற்றுக்கான'} பணத்தை வங்கி திரும்பப் பெற்றது. வர விரும்பினால், மீண்டும் பதிவு செய்யுங்கள்.`,
      }),
      kn: (params) => ({
        title: `${params.event}: ${isOne(params) ? 'ನಿಮ್ಮ ಟಿಕೆಟ್ ಇನ್ನು ಮಾನ್ಯವಲ್ಲ' : 'ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳು ಇನ್ನು ಮಾನ್ಯವಲ್ಲ'}`,
        body: `${params.temple}, ${listedTickets(params, 'kn')}. ${isOne(params) ? 'ಅದರ' : 'ಅವುಗಳ'} ಪಾವತಿಯನ್ನು ಬ್ಯಾಂಕ್ ಹಿಂಪಡೆದಿದೆ. ಬರಲು ಬಯಸಿದರೆ, ದಯವಿಟ್ಟು ಮತ್ತೆ ನೋಂದಾಯಿಸಿ.`,
      }),
      gu: (params) => ({
        title: `${params.event} માટેની ${isOne(params) ? 'તમારી ટિકિટ' : 'તમારી ટિકિટો'} હવે માન્ય નથી`,
        body: `${params.temple}, ${listedTickets(params, 'gu')}. બેંકે તેની ચુકવણી પાછી લીધી. આવવા માંગતા હો, તો કૃપા કરીને ફરીથી નોંધણી કરો.`,
      }),
    },
  }),
};

const ticketsHere = ({ dates = 1, people }: Registered): string =>
  dates > 1 ? 'Your tickets for each date are here' : people === 1 ? 'Your ticket is here' : `Your ${people} tickets are here`;
const back = (params: Canceled, language: Language, gets: string): string =>
  `${params.temple}, ${listedTickets(params, language)}.${params.reason ? ` ${typedSentence(reasonIn(params.reason, language))}` : ''}${params.refund ? ` ${gets}: ${params.refund}` : ''}`;
