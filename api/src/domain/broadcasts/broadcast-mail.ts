import { filledText, type Language, saidIn, type Wording, wholeSms } from '@sannidhi/contracts';
import { composeMail, unlinked } from '../../platform/mail/mail-html.ts';
import type { Temple } from '../temples/temple.entity.ts';
import type { BroadcastRow } from './broadcast.entity.ts';
import { linksOf, piecesOf } from './broadcast-links.ts';
import { wordsIn } from './broadcast-views.ts';

interface Reader {
  name: string;
  language: Language;
}

interface MailLinks {
  /** The page that ends these emails. */
  unsubscribeUrl: string;
  /** What takes the place of a link, by its position in `linksOf`; left out, links lead where they say. */
  linkFor?: (link: number) => string;
}

const WORDS: Wording<{ why: (temple: string) => string; end: string }> = {
  en: {
    why: (temple) => `You’re getting this because ${temple} has you on its list: you saved it, gave, wrote, took part, or serve there.`,
    end: 'To stop these emails, no sign-in needed:',
  },
  hi: {
    why: (temple) => `यह ईमेल आपको इसलिए मिला है क्योंकि ${temple} आपको जानता है: आपने उसे सहेजा, दान दिया, लिखा, भाग लिया या आप वहाँ सेवा करते हैं।`,
    end: 'ये ईमेल बंद करने के लिए (साइन इन ज़रूरी नहीं):',
  },
  te: {
    why: (temple) => `మీరు ${temple} ను సేవ్ చేశారు, విరాళం ఇచ్చారు, రాశారు, పాల్గొన్నారు లేదా అక్కడ సేవ చేస్తున్నారు కాబట్టి ఇది మీకు వచ్చింది.`,
    end: 'ఈ ఈమెయిళ్లను ఆపడానికి (సైన్ ఇన్ అవసరం లేదు):',
  },
  ta: {
    why: (temple) => `நீங்கள் ${temple} கோவிலைச் சேமித்தீர்கள், நன்கொடை அளித்தீர்கள், எழுதினீர்கள், பங்கேற்றீர்கள் அல்லது அங்கு சேவை செய்கிறீர்கள் என்பதால் இது வந்தது.`,
    end: 'இந்த மின்னஞ்சல்களை நிறுத்த (உள்நுழையத் தேவையில்லை):',
  },
  kn: {
    why: (temple) => `ನೀವು ${temple} ಅನ್ನು ಉಳಿಸಿದ್ದೀರಿ, ದೇಣಿಗೆ ನೀಡಿದ್ದೀರಿ, ಬರೆದಿದ್ದೀರಿ, ಭಾಗವಹಿಸಿದ್ದೀರಿ ಅಥವಾ ಅಲ್ಲಿ ಸೇವೆ ಮಾಡುತ್ತೀರಿ ಎಂಬ ಕಾರಣಕ್ಕೆ ಇದು ಬಂದಿದೆ.`,
    end: 'ಈ ಇಮೇಲ್‌ಗಳನ್ನು ನಿಲ್ಲಿಸಲು (ಸೈನ್ ಇನ್ ಬೇಕಿಲ್ಲ):',
  },
  gu: {
    why: (temple) => `તમે ${temple} ને સાચવ્યું, દાન આપ્યું, લખ્યું, ભાગ લીધો અથવા ત્યાં સેવા કરો છો, તેથી આ ઇમેઇલ મળ્યો છે.`,
    end: 'આ ઇમેઇલ બંધ કરવા (સાઇન ઇનની જરૂર નથી):',
  },
};

/**
 * A broadcast as one person's email. It ends with the temple's postal address (CAN-SPAM, 15 U.S.C. 7704(a)(5)(A)(iii)) and the way to
 * opt out (7704(a)(3)). Names are typed by strangers, so nothing in them becomes a link; the office's own links stay.
 */
export function broadcastMail(row: BroadcastRow, temple: Temple, { name, language }: Reader, { unsubscribeUrl, linkFor }: MailLinks) {
  const { subject, text } = wordsIn(row, language);
  const values = { name: unlinked(name), temple: temple.name };
  const { why, end } = saidIn(WORDS, language);
  const heading = filledText(subject, values);
  const links = linksOf(row);
  const paragraphs = text.split(/\n{2,}/).map((written) => ({
    pieces: piecesOf(written).map((piece) => ({
      text: piece.url ?? filledText(piece.text, values),
      ...(piece.url ? { url: linkFor?.(links.indexOf(piece.url)) ?? piece.url } : {}),
    })),
  }));
  const footnotes = [[temple.legalName, temple.address].join(', '), why(temple.name), `${end} ${unsubscribeUrl}`];
  return { subject: heading, ...composeMail({ heading, paragraphs, footnotes, language }) };
}

/** A broadcast as one person's text message. STOP is the way to opt out (TCPA, 47 CFR 64.1200(a)(10)). */
export function broadcastSms(row: BroadcastRow, temple: Temple, { name, language }: Reader): string {
  const words = filledText(wordsIn(row, language).sms, { name: unlinked(name), temple: temple.name });
  return wholeSms(words, temple.name, language !== 'en' && row.wording?.[language]?.sms ? language : 'en');
}
