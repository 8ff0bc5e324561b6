import { BRAND, type Wording } from '@sannidhi/contracts';

/** The texts that carry a one-time code, by template. */
export const CODE_TEXTS = ['phone-code', 'ticket-code-sms', 'claim-code-sms', 'own-phone-code-sms'] as const;

export interface CodeTextFacts {
  code: string;
  /** Of a gift or an event; missing in the other texts. */
  temple?: string;
}

type CodeWords = Record<(typeof CODE_TEXTS)[number], (facts: CodeTextFacts) => string>;

const { name: brand } = BRAND;

/** What texts with a code say: what it is for, and that nobody else may have it. */
export const CODE_WORDS: Wording<CodeWords> = {
  en: {
    'phone-code': ({ code, temple }) =>
      `${code} is your ${brand} code for a gift to ${temple}. It expires in 5 minutes. Don't share it with anyone.`,
    'ticket-code-sms': ({ code, temple }) =>
      `${code} is your ${brand} code for tickets at ${temple}. It expires in 5 minutes. Don't share it with anyone.`,
    'claim-code-sms': ({ code }) =>
      `${code} is your ${brand} code to add an earlier gift to your account. It expires in 5 minutes. Don't share it with anyone.`,
    'own-phone-code-sms': ({ code }) =>
      `${code} is your ${brand} code to get text messages from temples. It expires in 5 minutes. Don't share it with anyone.`,
  },
  hi: {
    'phone-code': ({ code, temple }) => `${code}: ${temple} को दान के लिए आपका ${brand} कोड। 5 मिनट तक मान्य। इसे किसी को न बताएँ।`,
    'ticket-code-sms': ({ code, temple }) => `${code}: ${temple} के टिकट के लिए आपका ${brand} कोड। 5 मिनट तक मान्य। इसे किसी को न बताएँ।`,
    'claim-code-sms': ({ code }) => `${code}: पिछला दान अपने खाते में जोड़ने का आपका ${brand} कोड। 5 मिनट तक मान्य। इसे किसी को न बताएँ।`,
    'own-phone-code-sms': ({ code }) => `${code}: मंदिरों के संदेश पाने के लिए आपका ${brand} कोड। 5 मिनट तक मान्य। इसे किसी को न बताएँ।`,
  },
  te: {
    'phone-code': ({ code, temple }) => `${code}: ${temple} కు విరాళం కోసం మీ ${brand} కోడ్. 5 నిమిషాలు చెల్లుతుంది. ఎవరికీ చెప్పకండి.`,
    'ticket-code-sms': ({ code, temple }) => `${code}: ${temple} టికెట్ల కోసం మీ ${brand} కోడ్. 5 నిమిషాలు చెల్లుతుంది. ఎవరికీ చెప్పకండి.`,
    'claim-code-sms': ({ code }) => `${code}: మునుపటి విరాళాన్ని మీ ఖాతాలో చేర్చడానికి మీ ${brand} కోడ్. 5 నిమిషాలు చెల్లుతుంది. ఎవరికీ చెప్పకండి.`,
    'own-phone-code-sms': ({ code }) => `${code}: ఆలయాల సందేశాలు పొందడానికి మీ ${brand} కోడ్. 5 నిమిషాలు చెల్లుతుంది. ఎవరికీ చెప్పకండి.`,
  },
  ta: {
    'phone-code': ({ code, temple }) => `${code}: ${temple} நன்கொடைக்கான உங்கள் ${brand} குறியீடு. 5 நிமிடங்கள் செல்லும். யாரிடமும் சொல்ல வேண்டாம்.`,
    'ticket-code-sms': ({ code, temple }) => `${code}: ${temple} சீட்டுகளுக்கான உங்கள் ${brand} குறியீடு. 5 நிமிடங்கள் செல்லும். யாரிடமும் சொல்ல வேண்டாம்.`,
    'claim-code-sms': ({ code }) =>
      `${code}: முந்தைய நன்கொடையை உங்கள் கணக்கில் சேர்ப்பதற்கான ${brand} குறியீடு. 5 நிமிடங்கள் செல்லும். யாரிடமும் சொல்ல வேண்டாம்.`,
    'own-phone-code-sms': ({ code }) => `${code}: கோவில்களின் செய்திகளைப் பெறுவதற்கான ${brand} குறியீடு. 5 நிமிடங்கள் செல்லும். யாரிடமும் சொல்ல வேண்டாம்.`,
  },
  kn: {
    'phone-code': ({ code, temple }) => `${code}: ${temple} ಕಾಣಿಕೆಗೆ ನಿಮ್ಮ ${brand} ಕೋಡ್. 5 ನಿಮಿಷ ಮಾನ್ಯ. ಯಾರಿಗೂ ಹೇಳಬೇಡಿ.`,
    'ticket-code-sms': ({ code, temple }) => `${code}: ${temple} ಟಿಕೆಟ್‌ಗಳಿಗೆ ನಿಮ್ಮ ${brand} ಕೋಡ್. 5 ನಿಮಿಷ ಮಾನ್ಯ. ಯಾರಿಗೂ ಹೇಳಬೇಡಿ.`,
    'claim-code-sms': ({ code }) => `${code}: ಹಿಂದಿನ ಕಾಣಿಕೆಯನ್ನು ನಿಮ್ಮ ಖಾತೆಗೆ ಸೇರಿಸಲು ನಿಮ್ಮ ${brand} ಕೋಡ್. 5 ನಿಮಿಷ ಮಾನ್ಯ. ಯಾರಿಗೂ ಹೇಳಬೇಡಿ.`,
    'own-phone-code-sms': ({ code }) => `${code}: ದೇವಾಲಯಗಳ ಸಂದೇಶಗಳನ್ನು ಪಡೆಯಲು ನಿಮ್ಮ ${brand} ಕೋಡ್. 5 ನಿಮಿಷ ಮಾನ್ಯ. ಯಾರಿಗೂ ಹೇಳಬೇಡಿ.`,
  },
  gu: {
    'phone-code': ({ code, temple }) => `${code}: ${temple} ને દાન માટે તમારો ${brand} કોડ. 5 મિનિટ માન્ય. કોઈને ન જણાવો.`,
    'ticket-code-sms': ({ code, temple }) => `${code}: ${temple} ની ટિકિટો માટે તમારો ${brand} કોડ. 5 મિનિટ માન્ય. કોઈને ન જણાવો.`,
    'claim-code-sms': ({ code }) => `${code}: પહેલાંનું દાન તમારા ખાતામાં ઉમેરવા તમારો ${brand} કોડ. 5 મિનિટ માન્ય. કોઈને ન જણાવો.`,
    'own-phone-code-sms': ({ code }) => `${code}: મંદિરોના સંદેશા મેળવવા તમારો ${brand} કોડ. 5 મિનિટ માન્ય. કોઈને ન જણાવો.`,
  },
};
