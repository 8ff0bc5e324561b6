import { type Language, saidIn, type Wording } from '../languages.ts';

/** Counts changes of the terms: consent to words that somebody else read isn’t consent. */
export const SMS_TERMS_VERSION = 2;

const SMS_TERMS: Wording = {
  en: 'By turning on text messages, you agree that {temple} may send automated texts to the phone in your account. You don’t have to agree in order to buy or donate anything. How often they come varies. Message and data rates may apply. Reply STOP to end them, HELP for help.',
  hi: 'SMS चालू करके आप सहमत होते हैं कि {temple} आपके खाते के फ़ोन पर स्वचालित SMS भेज सकता है। यह सहमति किसी खरीद या दान की शर्त नहीं है। इनकी संख्या घटती-बढ़ती है। संदेश और डेटा शुल्क लग सकते हैं। बंद करने के लिए STOP और मदद के लिए HELP लिखें।',
  te: 'SMS ఆన్ చేయడం ద్వారా, {temple} మీ ఖాతాలోని ఫోన్‌కు ఆటోమేటిక్ SMSలు పంపడానికి మీరు అంగీకరిస్తున్నారు. ఏ కొనుగోలుకూ, విరాళానికీ ఈ అంగీకారం షరతు కాదు. వాటి సంఖ్య మారుతుంది. సందేశ, డేటా ఛార్జీలు వర్తించవచ్చు. ఆపడానికి STOP, సహాయానికి HELP అని బదులివ్వండి.',
  ta: 'SMS-ஐ இயக்குவதன் மூலம், {temple} உங்கள் கணக்கில் உள்ள தொலைபேசிக்குத் தானியங்கி SMS அனுப்ப ஒப்புக்கொள்கிறீர்கள். எந்தக் கொள்முதலுக்கும் நன்கொடைக்கும் இந்த ஒப்புதல் நிபந்தனை அல்ல. எண்ணிக்கை மாறும். செய்தி, தரவுக் கட்டணங்கள் இருக்கலாம். நிறுத்த STOP, உதவிக்கு HELP எனப் பதிலளிக்கவும்.',
  kn: 'SMS ಆನ್ ಮಾಡುವ ಮೂಲಕ, {temple} ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿರುವ ಫೋನ್‌ಗೆ ಸ್ವಯಂಚಾಲಿತ SMS ಕಳುಹಿಸಲು ನೀವು ಒಪ್ಪುತ್ತೀರಿ. ಯಾವುದೇ ಖರೀದಿಗೆ ಅಥವಾ ದೇಣಿಗೆಗೆ ಈ ಒಪ್ಪಿಗೆ ಷರತ್ತಲ್ಲ. ಅವುಗಳ ಸಂಖ್ಯೆ ಬದಲಾಗುತ್ತದೆ. ಸಂದೇಶ ಮತ್ತು ಡೇಟಾ ಶುಲ್ಕಗಳು ಅನ್ವಯಿಸಬಹುದು. ನಿಲ್ಲಿಸಲು STOP, ಸಹಾಯಕ್ಕೆ HELP ಎಂದು ಉತ್ತರಿಸಿ.',
  gu: 'SMS ચાલુ કરીને તમે સંમત થાઓ છો કે {temple} તમારા ખાતાના ફોન પર આપમેળે SMS મોકલી શકે છે. આ સંમતિ કોઈ ખરીદી કે દાનની શરત નથી. તેની સંખ્યા બદલાય છે. સંદેશ અને ડેટાના દર લાગુ પડી શકે છે. બંધ કરવા STOP અને મદદ માટે HELP જવાબ આપો.',
};

/**
 * What a person agrees to by turning on a temple's text messages, shown beside the switch and kept as proof. It says who may text what to
 * which phone, and that nobody has to agree in order to buy anything (TCPA, 47 CFR 64.1200(f)(9)(i)).
 */
export const smsTerms = (temple: string, language: Language): string => saidIn(SMS_TERMS, language).replace('{temple}', () => temple);
