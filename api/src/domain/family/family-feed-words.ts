/** What the family's calendar says, in the languages the interface is complete in. */
export const FAMILY_FEED_WORDS = {
  en: {
    title: 'Family panchanga',
    place: (name: string) => `Computed for the sky over ${name}`,
    noPlace: 'Choose a home temple or a city, and the days appear',
    birthMonth: 'In the solar month of the birth',
    'birth-star': (name: string) => `${name}: birth star`,
    'tithi-birthday': (name: string) => `${name}: lunar birthday`,
    shraddha: (name: string) => `${name}: shraddha (day of remembrance)`,
  },
  hi: {
    title: 'परिवार पंचांग',
    place: (name: string) => `${name} के आकाश के लिए गणना`,
    noPlace: 'अपना मंदिर या शहर चुनें, तब तिथियाँ दिखेंगी',
    birthMonth: 'जन्म के सौर मास में',
    'birth-star': (name: string) => `${name}: जन्म नक्षत्र`,
    'tithi-birthday': (name: string) => `${name}: जन्म तिथि`,
    shraddha: (name: string) => `${name}: श्राद्ध तिथि`,
  },
};
