import type { Wording } from '@sannidhi/contracts';

/** What the mail about a payment says that was not only for gifts. */
export interface PaymentWords {
  subject: (temple: string) => string;
  heading: (temple: string) => string;
  what: (temple: string, amount: string) => string;
  sms: (temple: string, amount: string) => string;
  gift: string;
  fee: string;
  coveredFee: string;
  people: (count: number) => string;
  /** Leads to one booking, or to several. */
  booking: string;
  bookings: string;
}

export const PAYMENT_WORDS: Wording<PaymentWords> = {
  en: {
    subject: (temple) => `Your payment to ${temple}`,
    heading: (temple) => `Thank you for your payment to ${temple}`,
    what: (temple, amount) => `${temple} received ${amount} for:`,
    sms: (temple, amount) => `${temple}: thank you for your payment of ${amount}.`,
    gift: 'gift',
    fee: 'fee',
    coveredFee: 'Card fees you covered',
    people: (count) => (count === 1 ? '1 person' : `${count} people`),
    booking: 'See your booking',
    bookings: 'See your bookings',
  },
  hi: {
    subject: (temple) => `${temple} को आपका भुगतान`,
    heading: (temple) => `${temple} को भुगतान के लिए धन्यवाद`,
    what: (temple, amount) => `${temple} को ${amount} मिले, इनके लिए:`,
    sms: (temple, amount) => `${temple}: ${amount} के भुगतान के लिए धन्यवाद।`,
    gift: 'दान',
    fee: 'शुल्क',
    coveredFee: 'आपका दिया कार्ड शुल्क',
    people: (count) => `${count} व्यक्ति`,
    booking: 'अपनी बुकिंग देखें',
    bookings: 'अपनी बुकिंग देखें',
  },
  te: {
    subject: (temple) => `${temple}: మీ చెల్లింపు`,
    heading: (temple) => `${temple}: మీ చెల్లింపుకు ధన్యవాదాలు`,
    what: (temple, amount) => `${temple} ${amount} అందుకుంది. వీటి కోసం:`,
    sms: (temple, amount) => `${temple}: ${amount} చెల్లించినందుకు ధన్యవాదాలు.`,
    gift: 'విరాళం',
    fee: 'రుసుము',
    coveredFee: 'మీరు చెల్లించిన కార్డు రుసుము',
    people: (count) => `${count} మంది`,
    booking: 'మీ బుకింగ్ చూడండి',
    bookings: 'మీ బుకింగ్‌లు చూడండి',
  },
  ta: {
    subject: (temple) => `${temple}: உங்கள் கட்டணம்`,
    heading: (temple) => `${temple}: பணம் செலுத்தியதற்கு நன்றி`,
    what: (temple, amount) => `${temple} ${amount} பெற்றது. இவற்றுக்காக:`,
    sms: (temple, amount) => `${temple}: ${amount} செலுத்தியதற்கு நன்றி.`,
    gift: 'நன்கொடை',
    fee: 'கட்டணம்',
    coveredFee: 'நீங்கள் ஏற்ற அட்டைக் கட்டணம்',
    people: (count) => `${count} பேர்`,
    booking: 'உங்கள் முன்பதிவைப் பாருங்கள்',
    bookings: 'உங்கள் முன்பதிவுகளைப் பாருங்கள்',
  },
  kn: {
    subject: (temple) => `${temple}: ನಿಮ್ಮ ಪಾವತಿ`,
    heading: (temple) => `${temple}: ನಿಮ್ಮ ಪಾವತಿಗೆ ಧನ್ಯವಾದಗಳು`,
    what: (temple, amount) => `${temple} ${amount} ಸ್ವೀಕರಿಸಿದೆ. ಇವುಗಳಿಗಾಗಿ:`,
    sms: (temple, amount) => `${temple}: ${amount} ಪಾವತಿಗೆ ಧನ್ಯವಾದಗಳು.`,
    gift: 'ದೇಣಿಗೆ',
    fee: 'ಶುಲ್ಕ',
    coveredFee: 'ನೀವು ಭರಿಸಿದ ಕಾರ್ಡ್ ಶುಲ್ಕ',
    people: (count) => `${count} ಜನ`,
    booking: 'ನಿಮ್ಮ ಬುಕಿಂಗ್ ನೋಡಿ',
    bookings: 'ನಿಮ್ಮ ಬುಕಿಂಗ್‌ಗಳನ್ನು ನೋಡಿ',
  },
  gu: {
    subject: (temple) => `${temple} ને તમારી ચુકવણી`,
    heading: (temple) => `${temple} ને ચુકવણી માટે આભાર`,
    what: (temple, amount) => `${temple} ને ${amount} મળ્યા, આના માટે:`,
    sms: (temple, amount) => `${temple}: ${amount} ની ચુકવણી માટે આભાર.`,
    gift: 'દાન',
    fee: 'ફી',
    coveredFee: 'તમે ભરેલી કાર્ડ ફી',
    people: (count) => `${count} વ્યક્તિ`,
    booking: 'તમારું બુકિંગ જુઓ',
    bookings: 'તમારાં બુકિંગ જુઓ',
  },
};
