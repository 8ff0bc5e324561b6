import type { Wording } from '@sannidhi/contracts';

const en = {
  title: 'Family panchanga',
  place: (name: string) => `Computed for the sky over ${name}`,
  noPlace: 'Choose a home temple or a city, and the days appear',
  birthMonth: 'In the solar month of the birth',
  'birth-star': (name: string) => `${name}: birth star`,
  'tithi-birthday': (name: string) => `${name}: lunar birthday`,
  shraddha: (name: string) => `${name}: shraddha (day of remembrance)`,
};

/** The texts of the family's calendar. */
export const FAMILY_FEED_WORDS: Wording<typeof en> = {
  en,
  hi: {
    title: 'परिवार पंचांग',
    place: (name: string) => `${name} के आकाश के लिए गणना`,
    noPlace: 'अपना मंदिर या शहर चुनें, तब तिथियाँ दिखेंगी',
    birthMonth: 'जन्म के सौर मास में',
    'birth-star': (name: string) => `${name}: जन्म नक्षत्र`,
    'tithi-birthday': (name: string) => `${name}: जन्म तिथि`,
    shraddha: (name: string) => `${name}: श्राद्ध तिथि`,
  },
  te: {
    title: 'కుటుంబ పంచాంగం',
    place: (name) => `${name} ఆకాశానికి గణించినది`,
    noPlace: 'మీ ఆలయాన్ని లేదా నగరాన్ని ఎంచుకోండి, అప్పుడు రోజులు కనిపిస్తాయి',
    birthMonth: 'పుట్టిన సౌర మాసంలో',
    'birth-star': (name) => `${name}: జన్మ నక్షత్రం`,
    'tithi-birthday': (name) => `${name}: జన్మ తిథి`,
    shraddha: (name) => `${name}: శ్రాద్ధ తిథి`,
  },
  ta: {
    title: 'குடும்ப பஞ்சாங்கம்',
    place: (name) => `${name} வானத்திற்குக் கணிக்கப்பட்டது`,
    noPlace: 'உங்கள் கோயிலையோ நகரத்தையோ தேர்ந்தெடுங்கள், நாட்கள் தெரியும்',
    birthMonth: 'பிறந்த சூரிய மாதத்தில்',
    'birth-star': (name) => `${name}: ஜென்ம நட்சத்திரம்`,
    'tithi-birthday': (name) => `${name}: ஜென்ம திதி`,
    shraddha: (name) => `${name}: சிராத்தத் திதி`,
  },
  kn: {
    title: 'ಕುಟುಂಬ ಪಂಚಾಂಗ',
    place: (name) => `${name} ಆಕಾಶಕ್ಕೆ ಗಣಿಸಿದ್ದು`,
    noPlace: 'ನಿಮ್ಮ ದೇವಸ್ಥಾನ ಅಥವಾ ನಗರವನ್ನು ಆರಿಸಿ, ಆಗ ದಿನಗಳು ಕಾಣುತ್ತವೆ',
    birthMonth: 'ಹುಟ್ಟಿದ ಸೌರ ಮಾಸದಲ್ಲಿ',
    'birth-star': (name) => `${name}: ಜನ್ಮ ನಕ್ಷತ್ರ`,
    'tithi-birthday': (name) => `${name}: ಜನ್ಮ ತಿಥಿ`,
    shraddha: (name) => `${name}: ಶ್ರಾದ್ಧ ತಿಥಿ`,
  },
  gu: {
    title: 'કુટુંબ પંચાંગ',
    place: (name) => `${name}ના આકાશ માટે ગણેલું`,
    noPlace: 'તમારું મંદિર કે શહેર પસંદ કરો, પછી દિવસો દેખાશે',
    birthMonth: 'જન્મના સૌર માસમાં',
    'birth-star': (name) => `${name}: જન્મ નક્ષત્ર`,
    'tithi-birthday': (name) => `${name}: જન્મ તિથિ`,
    shraddha: (name) => `${name}: શ્રાદ્ધ તિથિ`,
  },
};
