import type { Wording } from '@sannidhi/contracts';

/** What a bank refused to pay, days after it was asked. */
export interface BankRefusedMessage {
  temple: string;
  amount: string;
  what: string;
  /** It was for gifts alone: nothing was held for them. */
  gift: boolean;
  /** Where it can be paid another way. */
  path: string;
  /** Whose language it is in; English for a guest. */
  accountId: string | null;
}

type Facts = Pick<BankRefusedMessage, 'temple' | 'amount' | 'what'>;

const en = {
  title: ({ temple, amount }: Pick<Facts, 'temple' | 'amount'>) => `Your bank refused your payment of ${amount} to ${temple}`,
  subject: (temple: string) => `Your bank refused your payment to ${temple}`,
  heading: 'Your payment didn’t go through',
  refused: ({ amount, what }: Facts) => `Your bank refused the payment of ${amount} (${what}), so nothing was paid.`,
  giveAgain: 'If you’d still like to give, you can pay another way, such as by card.',
  orderAgain: 'It isn’t kept for you any longer. If you still want it, please order again and pay another way, for example by card.',
  action: 'Pay another way',
};

/** The mail, text and notification about a payment that the payer’s bank refused. */
export const BANK_REFUSED_WORDS: Wording<typeof en> = {
  en,
  hi: {
    title: ({ temple, amount }) => `आपके बैंक ने ${temple} को ${amount} का भुगतान अस्वीकार किया`,
    subject: (temple) => `आपके बैंक ने ${temple} को भुगतान अस्वीकार किया`,
    heading: 'आपका भुगतान नहीं हो सका',
    refused: ({ amount, what }) => `आपके बैंक ने ${amount} का भुगतान (${what}) अस्वीकार किया, इसलिए कोई राशि नहीं दी गई।`,
    giveAgain: 'अगर अब भी देना चाहें, तो फिर से दान करें और किसी और तरीके से भुगतान करें, जैसे कार्ड से।',
    orderAgain: 'यह अब आपके लिए रखा नहीं है। अगर अब भी चाहिए, तो फिर से ऑर्डर करें और किसी और तरीके से भुगतान करें, जैसे कार्ड से।',
    action: 'किसी और तरीके से भुगतान करें',
  },
  te: {
    title: ({ temple, amount }) => `${temple}: మీ బ్యాంకు ${amount} చెల్లింపును తిరస్కరించింది`,
    subject: (temple) => `${temple}: మీ బ్యాంకు చెల్లింపును తిరస్కరించింది`,
    heading: 'మీ చెల్లింపు జరగలేదు',
    refused: ({ amount, what }) => `మీ బ్యాంకు ${amount} చెల్లింపును (${what}) తిరస్కరించింది, కాబట్టి డబ్బు చెల్లించబడలేదు.`,
    giveAgain: 'మీరు ఇంకా ఇవ్వాలనుకుంటే, దయచేసి మళ్లీ విరాళం ఇచ్చి మరో విధంగా చెల్లించండి, ఉదాహరణకు కార్డుతో.',
    orderAgain: 'ఇది ఇక మీ కోసం ఉంచబడదు. మీకు ఇంకా కావాలంటే, దయచేసి మళ్లీ ఆర్డర్ చేసి మరో విధంగా చెల్లించండి, ఉదాహరణకు కార్డుతో.',
    action: 'మరో విధంగా చెల్లించండి',
  },
  ta: {
    title: ({ temple, amount }) => `${temple}: உங்கள் வங்கி ${amount} செலுத்தலை மறுத்தது`,
    subject: (temple) => `${temple}: உங்கள் வங்கி செலுத்தலை மறுத்தது`,
    heading: 'உங்கள் செலுத்தல் நடக்கவில்லை',
    refused: ({ amount, what }) => `உங்கள் வங்கி ${amount} செலுத்தலை (${what}) மறுத்தது, எனவே பணம் செலுத்தப்படவில்லை.`,
    giveAgain: 'இன்னும் கொடுக்க விரும்பினால், மீண்டும் நன்கொடை அளித்து வேறு வழியில் செலுத்துங்கள், உதாரணமாக அட்டை மூலம்.',
    orderAgain: 'இது இனி உங்களுக்காக வைக்கப்படாது. இன்னும் வேண்டுமானால், மீண்டும் ஆர்டர் செய்து வேறு வழியில் செலுத்துங்கள், உதாரணமாக அட்டை மூலம்.',
    action: 'வேறு வழியில் செலுத்துங்கள்',
  },
  kn: {
    title: ({ temple, amount }) => `${temple}: ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ${amount} ಪಾವತಿಯನ್ನು ನಿರಾಕರಿಸಿದೆ`,
    subject: (temple) => `${temple}: ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಪಾವತಿಯನ್ನು ನಿರಾಕರಿಸಿದೆ`,
    heading: 'ನಿಮ್ಮ ಪಾವತಿ ಆಗಲಿಲ್ಲ',
    refused: ({ amount, what }) => `ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ${amount} ಪಾವತಿಯನ್ನು (${what}) ನಿರಾಕರಿಸಿದೆ, ಆದ್ದರಿಂದ ಹಣ ಪಾವತಿಯಾಗಿಲ್ಲ.`,
    giveAgain: 'ನೀವು ಇನ್ನೂ ನೀಡಲು ಬಯಸಿದರೆ, ದಯವಿಟ್ಟು ಮತ್ತೆ ದೇಣಿಗೆ ನೀಡಿ ಬೇರೆ ರೀತಿಯಲ್ಲಿ ಪಾವತಿಸಿ, ಉದಾಹರಣೆಗೆ ಕಾರ್ಡ್ ಮೂಲಕ.',
    orderAgain: 'ಇದನ್ನು ಇನ್ನು ನಿಮಗಾಗಿ ಇರಿಸಲಾಗುವುದಿಲ್ಲ. ಇನ್ನೂ ಬೇಕಿದ್ದರೆ, ದಯವಿಟ್ಟು ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಿ ಬೇರೆ ರೀತಿಯಲ್ಲಿ ಪಾವತಿಸಿ, ಉದಾಹರಣೆಗೆ ಕಾರ್ಡ್ ಮೂಲಕ.',
    action: 'ಬೇರೆ ರೀತಿಯಲ್ಲಿ ಪಾವತಿಸಿ',
  },
  gu: {
    title: ({ temple, amount }) => `તમારી બેંકે ${temple} ને ${amount} ની ચુકવણી નકારી`,
    subject: (temple) => `તમારી બેંકે ${temple} ને ચુકવણી નકારી`,
    heading: 'તમારી ચુકવણી થઈ શકી નહીં',
    refused: ({ amount, what }) => `તમારી બેંકે ${amount} ની ચુકવણી (${what}) નકારી, તેથી કોઈ રકમ ચૂકવાઈ નથી.`,
    giveAgain: 'જો હજી આપવા માંગતા હો, તો કૃપા કરીને ફરીથી દાન કરો અને બીજી રીતે ચૂકવો, જેમ કે કાર્ડથી.',
    orderAgain: 'આ હવે તમારા માટે રાખેલું નથી. જો હજી જોઈતું હોય, તો કૃપા કરીને ફરીથી ઓર્ડર કરો અને બીજી રીતે ચૂકવો, જેમ કે કાર્ડથી.',
    action: 'બીજી રીતે ચૂકવો',
  },
};

/** What became of the money, and what to do. */
export const refusedSentences = (words: typeof en, message: Pick<BankRefusedMessage, 'temple' | 'amount' | 'what' | 'gift'>): string[] => [
  words.refused(message),
  message.gift ? words.giveAgain : words.orderAgain,
];
