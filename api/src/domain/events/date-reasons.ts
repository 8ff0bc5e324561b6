import { type Language, SERIES_CHANGED_REASON, saidIn, type Wording } from '@sannidhi/contracts';

const SERIES_CHANGED_WORDS: Wording<string> = {
  en: SERIES_CHANGED_REASON,
  hi: 'इस कार्यक्रम की तारीखें बदल गईं',
  te: 'ఈ కార్యక్రమం తేదీలు మారాయి',
  ta: 'இந்த நிகழ்ச்சியின் தேதிகள் மாறின',
  kn: 'ಈ ಕಾರ್ಯಕ್ರಮದ ದಿನಾಂಕಗಳು ಬದಲಾಗಿವೆ',
  gu: 'આ કાર્યક્રમની તારીખો બદલાઈ છે',
};

/** Why what was only added to tickets ends by itself: stored in English, like the reason above. */
export const LAST_PERSON_REFUNDED = 'The last person’s ticket was refunded';

const LAST_PERSON_REFUNDED_WORDS: Wording<string> = {
  en: LAST_PERSON_REFUNDED,
  hi: 'अंतिम व्यक्ति के टिकट की राशि लौटाई गई',
  te: 'చివరి వ్యక్తి టికెట్ డబ్బు తిరిగి ఇవ్వబడింది',
  ta: 'கடைசி நபரின் சீட்டுக்கான பணம் திருப்பித் தரப்பட்டது',
  kn: 'ಕೊನೆಯ ವ್ಯಕ್ತಿಯ ಟಿಕೆಟ್ ಹಣವನ್ನು ಮರಳಿಸಲಾಗಿದೆ',
  gu: 'છેલ્લી વ્યક્તિની ટિકિટના પૈસા પરત થયા',
};

const OWN_REASONS = new Map([SERIES_CHANGED_WORDS, LAST_PERSON_REFUNDED_WORDS].map((words) => [words.en, words]));

/** Why a date or its tickets are canceled, for a reader of a language: an office's own reason as it was typed. */
export function reasonIn(reason: string, language: Language): string {
  const words = OWN_REASONS.get(reason);
  return words ? saidIn(words, language) : reason;
}
