import { BRAND, type Wording } from '@sannidhi/contracts';

/** What the emails about a temple's registration say. */
export interface RegistrationWords {
  greeting: (name: string) => string;
  received: { subject: (temple: string, reference: string) => string; says: readonly string[]; action: string; notMe: string };
  approved: { subject: (temple: string) => string; says: string; action: string };
  asked: { subject: (temple: string, reference: string) => string; says: string; action: string };
  rejected: { subject: (temple: string) => string; contact: (url: string) => string };
}

export const REGISTRATION_WORDS: Wording<RegistrationWords> = {
  en: {
    greeting: (name) => `Namaste ${name},`,
    received: {
      subject: (temple, reference) => `We have the registration of ${temple}, ${reference}`,
      says: [
        "We'll read it within five days. Please confirm your email now: we sent the link in a separate email.",
        'Then you can sign in and set up your temple. Devotees will see it and can give to it once it is approved.',
      ],
      action: 'Check its status',
      notMe: "If you didn't register a temple, ignore this email.",
    },
    approved: {
      subject: (temple) => `${temple} is on ${BRAND.name}`,
      says: 'Your registration is approved: devotees can now see your temple and give to it.',
      action: 'Sign in to your temple office',
    },
    asked: {
      subject: (temple, reference) => `${temple}: please change or add something, ${reference}`,
      says: 'The link opens what you sent. Change it and send it again; everything else stays as it is.',
      action: 'Change the registration',
    },
    rejected: {
      subject: (temple) => `We couldn't approve ${temple}`,
      contact: (url) => `If you have questions, or think this is a mistake, write to us: ${url}`,
    },
  },
  hi: {
    greeting: (name) => `नमस्ते ${name},`,
    received: {
      subject: (temple, reference) => `${temple} का पंजीकरण हमें मिला, ${reference}`,
      says: [
        'हम इसे पाँच दिन के भीतर पढ़ेंगे। कृपया अभी अपने ईमेल की पुष्टि करें: लिंक हमने अलग ईमेल में भेजा है।',
        'फिर आप साइन इन करके अपना मंदिर तैयार कर सकते हैं। स्वीकृति के बाद भक्त उसे देख सकेंगे और दान दे सकेंगे।',
      ],
      action: 'स्थिति देखें',
      notMe: 'अगर आपने कोई मंदिर पंजीकृत नहीं किया, तो इस ईमेल को अनदेखा करें।',
    },
    approved: {
      subject: (temple) => `${temple} अब ${BRAND.name} पर है`,
      says: 'आपका पंजीकरण स्वीकृत हो गया: भक्त अब आपका मंदिर देख सकते हैं और उसे दान दे सकते हैं।',
      action: 'अपने मंदिर कार्यालय में साइन इन करें',
    },
    asked: {
      subject: (temple, reference) => `${temple}: कृपया कुछ बदलें या जोड़ें, ${reference}`,
      says: 'लिंक आपका भेजा हुआ पंजीकरण खोलता है। उसे बदलकर फिर भेजें; बाकी सब वैसा ही रहेगा।',
      action: 'पंजीकरण बदलें',
    },
    rejected: {
      subject: (temple) => `हम ${temple} को स्वीकृति नहीं दे सके`,
      contact: (url) => `कोई प्रश्न हो, या यह भूल लगे, तो हमें लिखें: ${url}`,
    },
  },
};
