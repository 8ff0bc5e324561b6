import { BRAND, type Wording } from '@sannidhi/contracts';

/** What happened to an account's second factor. */
export type SecondFactorNews = 'on' | 'off' | 'codes' | 'recovery-code' | 'reset' | 'reset-canceled' | 'passkey-added' | 'passkey-removed';

/** What an email about an account says; `notMe` is the small print with a link. */
interface MailWords {
  subject: string;
  says: readonly string[];
  action: string;
  notMe: (url: string) => string;
}

interface AccountMailWords {
  greeting: (name: string) => string;
  verifyEmail: MailWords;
  resetPassword: Omit<MailWords, 'notMe'> & { notMe: string };
  passwordChanged: MailWords;
  newDevice: Omit<MailWords, 'says'> & { says: (device: string | undefined, when: string) => readonly string[] };
  signInCode: { subject: (code: string) => string; says: (code: string, device: string) => readonly string[]; notMe: MailWords['notMe'] };
  deleted: { subject: string; says: string; donorRecords: string; otherRecords: string };
  secondFactor: Record<SecondFactorNews, readonly [subject: string, sentence: string]>;
  secondFactorNotMe: MailWords['notMe'];
  resetStarted: { subject: string; says: (hours: number) => readonly string[]; action: string; wasMe: (signInUrl: string) => string };
}

const { name: brand } = BRAND;

/** Every language that emails about accounts are written in; a language without one gets the English email. */
export const ACCOUNT_MAIL_WORDS: Wording<AccountMailWords> = {
  en: {
    greeting: (name) => `Namaste ${name},`,
    verifyEmail: {
      subject: `Please verify your email for ${brand}`,
      says: ['Please confirm that this is your email address. The link works for 24 hours.'],
      action: 'Verify my email',
      notMe: (url) => `This wasn't me: delete the account that was opened with my address. ${url}`,
    },
    resetPassword: {
      subject: `Set a new password for ${brand}`,
      says: ['Someone asked for a new password for your account. The link works once, within one hour.'],
      action: 'Set a new password',
      notMe: "If it wasn't you, ignore this email: your password stays as it is.",
    },
    passwordChanged: {
      subject: `Your ${brand} password was changed`,
      says: ['Your password was changed just now, and every device was signed out.'],
      action: 'Sign in',
      notMe: (url) => `If it wasn't you, set a new password now: ${url}`,
    },
    newDevice: {
      subject: `New sign-in to your ${brand} account`,
      says: (device, when) => [
        `Someone signed in to your account on a device we haven't seen before: ${device ?? 'an unknown device'}, ${when}.`,
        "If it was you, there's nothing to do.",
      ],
      action: 'See your devices',
      notMe: (url) => `If it wasn't you, set a new password now; that signs out every device: ${url}`,
    },
    signInCode: {
      subject: (code) => `Your ${brand} sign-in code: ${code}`,
      says: (code, device) => [
        `Your code is ${code}. It works once, within 10 minutes${device ? ` (${device})` : ''}.`,
        'Never give this code to anyone. We never ask for it by phone or email.',
      ],
      notMe: (url) => `If you aren't signing in, someone knows your password. Set a new one: ${url}`,
    },
    deleted: {
      subject: `Your ${brand} account is deleted`,
      says: 'We deleted your account and everything in it.',
      donorRecords: 'Temples keep their records of your gifts, as tax law requires. We no longer connect them to you.',
      otherRecords: 'Records of your work for a temple or for us stay: the law requires complete books and receipts.',
    },
    secondFactor: {
      on: ['Your second factor is on', "From now on, you'll need a code from your authenticator app to sign in."],
      off: ['Your second factor is off', 'From now on, your password alone is enough to sign in.'],
      codes: [
        'Your recovery codes were replaced',
        "The earlier codes no longer work. Keep the new ones where you'll find them without your phone.",
      ],
      'recovery-code': [
        'A recovery code was used to sign in',
        "That code can't be used again. If you lost your phone, turn the second factor off in your settings and set it up on the new phone.",
      ],
      reset: [
        'Your second factor was reset',
        'Your authenticator app and your recovery codes no longer work, and every device was signed out. Sign in with your password and set up a new second factor.',
      ],
      'passkey-added': [
        'A passkey was added to your account',
        'It can sign in to your account without your password. Your settings list all your passkeys.',
      ],
      'passkey-removed': ['A passkey was removed from your account', 'It can no longer sign in. Your other devices stay signed in.'],
      'reset-canceled': [
        'The reset of your second factor is canceled',
        'Your authenticator app and your recovery codes keep working as before.',
      ],
    },
    secondFactorNotMe: (url) => `If it wasn't you, set a new password now: ${url}`,
    resetStarted: {
      subject: `Your ${brand} second factor will be reset`,
      says: (hours) => [
        `You told us that you lost your authenticator app and your recovery codes. In ${hours} hours both stop working, every device is signed out, and you can sign in with your password alone.`,
        "If this wasn't you, cancel the reset. Signing in with a code cancels it too.",
      ],
      action: "This wasn't me: cancel the reset",
      wasMe: (url) => `If it was you: tomorrow, sign in as usual at ${url}`,
    },
  },
  hi: {
    greeting: (name) => `नमस्ते ${name},`,
    verifyEmail: {
      subject: `${brand} के लिए अपने ईमेल की पुष्टि करें`,
      says: ['कृपया पुष्टि करें कि यह आपका ईमेल पता है। लिंक 24 घंटे काम करता है।'],
      action: 'मेरे ईमेल की पुष्टि करें',
      notMe: (url) => `यह मैं नहीं था: मेरे पते से खोला गया खाता हटाएँ। ${url}`,
    },
    resetPassword: {
      subject: `${brand} के लिए नया पासवर्ड बनाएँ`,
      says: ['किसी ने आपके खाते के लिए नया पासवर्ड माँगा है। लिंक एक घंटे के भीतर एक बार काम करता है।'],
      action: 'नया पासवर्ड बनाएँ',
      notMe: 'अगर यह आप नहीं थे, तो इस ईमेल को अनदेखा करें: आपका पासवर्ड वही रहेगा।',
    },
    passwordChanged: {
      subject: `आपका ${brand} पासवर्ड बदल गया`,
      says: ['आपका पासवर्ड अभी बदला गया, और हर उपकरण को साइन आउट कर दिया गया।'],
      action: 'साइन इन करें',
      notMe: (url) => `अगर यह आप नहीं थे, तो अभी नया पासवर्ड बनाएँ: ${url}`,
    },
    newDevice: {
      subject: `आपके ${brand} खाते में नया साइन-इन`,
      says: (device, when) => [
        `किसी ने ऐसे उपकरण से आपके खाते में साइन इन किया जो हमने पहले नहीं देखा: ${device ?? 'अज्ञात उपकरण'}, ${when}।`,
        'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं।',
      ],
      action: 'अपने उपकरण देखें',
      notMe: (url) => `अगर यह आप नहीं थे, तो अभी नया पासवर्ड बनाएँ; इससे हर उपकरण साइन आउट हो जाता है: ${url}`,
    },
    signInCode: {
      subject: (code) => `आपका ${brand} साइन-इन कोड: ${code}`,
      says: (code, device) => [
        `आपका कोड ${code} है। यह 10 मिनट के भीतर एक बार काम करता है${device ? ` (${device})` : ''}।`,
        'यह कोड किसी को न दें। हम इसे फ़ोन या ईमेल पर कभी नहीं माँगते।',
      ],
      notMe: (url) => `अगर आप साइन इन नहीं कर रहे, तो कोई आपका पासवर्ड जानता है। नया पासवर्ड बनाएँ: ${url}`,
    },
    deleted: {
      subject: `आपका ${brand} खाता हटा दिया गया`,
      says: 'हमने आपका खाता और उसमें रखी हर चीज़ हटा दी।',
      donorRecords: 'मंदिर आपके दान का अपना हिसाब रखते हैं, जैसा कर क़ानून चाहता है। हम उसे अब आपसे नहीं जोड़ते।',
      otherRecords: 'मंदिर या हमारे लिए किए गए आपके काम का हिसाब रहता है: क़ानून पूरी बहियाँ और रसीदें माँगता है।',
    },
    secondFactor: {
      on: ['आपका दूसरा चरण चालू है', 'अब साइन इन करने के लिए आपके ऑथेंटिकेटर ऐप का कोड चाहिए होगा।'],
      off: ['आपका दूसरा चरण बंद है', 'अब साइन इन करने के लिए केवल आपका पासवर्ड काफ़ी है।'],
      codes: ['आपके रिकवरी कोड बदल दिए गए', 'पुराने कोड अब काम नहीं करते। नए कोड ऐसी जगह रखें जहाँ वे फ़ोन के बिना भी मिलें।'],
      'recovery-code': [
        'साइन इन करने के लिए एक रिकवरी कोड इस्तेमाल हुआ',
        'वह कोड दोबारा काम नहीं करेगा। अगर आपका फ़ोन खो गया है, तो सेटिंग्स में दूसरा चरण बंद करें और नए फ़ोन पर चालू करें।',
      ],
      reset: [
        'आपका दूसरा चरण रीसेट हो गया',
        'आपका ऑथेंटिकेटर ऐप और रिकवरी कोड अब काम नहीं करते, और हर उपकरण को साइन आउट कर दिया गया। अपने पासवर्ड से साइन इन करें और नया दूसरा चरण चालू करें।',
      ],
      'passkey-added': [
        'आपके खाते में एक पासकी जोड़ी गई',
        'वह आपके पासवर्ड के बिना आपके खाते में साइन इन कर सकती है। आपकी सेटिंग्स में आपकी सब पासकी दिखती हैं।',
      ],
      'passkey-removed': ['आपके खाते से एक पासकी हटाई गई', 'वह अब साइन इन नहीं कर सकती। आपके दूसरे उपकरण साइन इन रहते हैं।'],
      'reset-canceled': ['आपके दूसरे चरण का रीसेट रद्द हुआ', 'आपका ऑथेंटिकेटर ऐप और रिकवरी कोड पहले की तरह काम करते रहेंगे।'],
    },
    secondFactorNotMe: (url) => `अगर यह आप नहीं थे, तो अभी नया पासवर्ड बनाएँ: ${url}`,
    resetStarted: {
      subject: `आपका ${brand} दूसरा चरण रीसेट होगा`,
      says: (hours) => [
        `आपने हमें बताया कि आपका ऑथेंटिकेटर ऐप और रिकवरी कोड खो गए। ${hours} घंटे में दोनों काम करना बंद कर देंगे, हर उपकरण साइन आउट हो जाएगा, और आप केवल पासवर्ड से साइन इन कर सकेंगे।`,
        'अगर यह आप नहीं थे, तो रीसेट रद्द करें। कोड से साइन इन करने पर भी वह रद्द हो जाता है।',
      ],
      action: 'यह मैं नहीं था: रीसेट रद्द करें',
      wasMe: (url) => `अगर यह आप थे: कल हमेशा की तरह साइन इन करें: ${url}`,
    },
  },
};
