import type { Wording } from '../languages.ts';

/** What a person agrees to by turning on a temple's text messages, shown beside the switch and kept as proof (TCPA, 47 CFR 64.1200(f)(9)). */
export const SMS_TERMS: Wording = {
  en: 'By turning on text messages you agree to get them at the phone in your account. Message and data rates may apply. Reply STOP to end them, HELP for help.',
  hi: 'SMS चालू करके आप अपने खाते के फ़ोन पर उन्हें पाने के लिए सहमत होते हैं। संदेश और डेटा शुल्क लग सकते हैं। बंद करने के लिए STOP और मदद के लिए HELP लिखें।',
  te: 'SMS ఆన్ చేయడం ద్వారా, మీ ఖాతాలోని ఫోన్‌కు వాటిని పొందడానికి మీరు అంగీకరిస్తున్నారు. సందేశ, డేటా ఛార్జీలు వర్తించవచ్చు. ఆపడానికి STOP, సహాయానికి HELP అని బదులివ్వండి.',
  ta: 'SMS-ஐ இயக்குவதன் மூலம், உங்கள் கணக்கில் உள்ள தொலைபேசியில் அவற்றைப் பெற ஒப்புக்கொள்கிறீர்கள். செய்தி, தரவுக் கட்டணங்கள் இருக்கலாம். நிறுத்த STOP, உதவிக்கு HELP எனப் பதிலளிக்கவும்.',
  kn: 'SMS ಆನ್ ಮಾಡುವ ಮೂಲಕ, ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿರುವ ಫೋನ್‌ಗೆ ಅವುಗಳನ್ನು ಪಡೆಯಲು ನೀವು ಒಪ್ಪುತ್ತೀರಿ. ಸಂದೇಶ ಮತ್ತು ಡೇಟಾ ಶುಲ್ಕಗಳು ಅನ್ವಯಿಸಬಹುದು. ನಿಲ್ಲಿಸಲು STOP, ಸಹಾಯಕ್ಕೆ HELP ಎಂದು ಉತ್ತರಿಸಿ.',
  gu: 'SMS ચાલુ કરીને તમે તમારા ખાતાના ફોન પર તે મેળવવા સંમત થાઓ છો. સંદેશ અને ડેટાના દર લાગુ પડી શકે છે. બંધ કરવા STOP અને મદદ માટે HELP જવાબ આપો.',
};
