import { eventOccurrenceNoun, type Language, messagesOf, saidIn, type Wording } from '@sannidhi/contracts';

/** Why a date is canceled that its series no longer has. It is stored with the date like an office's own reason: in English. */
export const SERIES_CHANGED = messagesOf(eventOccurrenceNoun)('event-occurrence.series-changed').sentence;

const SERIES_CHANGED_WORDS: Wording<string> = {
  en: SERIES_CHANGED,
  hi: 'इस कार्यक्रम की तारीखें बदल गईं',
  te: 'ఈ కార్యక్రమం తేదీలు మారాయి',
  ta: 'இந்த நிகழ்ச்சியின் தேதிகள் மாறின',
  kn: 'ಈ ಕಾರ್ಯಕ್ರಮದ ದಿನಾಂಕಗಳು ಬದಲಾಗಿವೆ',
  gu: 'આ કાર્યક્રમની તારીખો બદલાઈ છે',
};

/** Why a date is canceled, for a reader of a language: an office's own reason as it was typed. */
export const reasonIn = (reason: string, language: Language): string =>
  reason === SERIES_CHANGED ? saidIn(SERIES_CHANGED_WORDS, language) : reason;
