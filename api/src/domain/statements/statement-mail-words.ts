import type { Wording } from '@sannidhi/contracts';

/** The mails about year-end statements, in one language. */
interface StatementMailWords {
  sent: (facts: { temple: string; year: number }) => { subject: string; heading: string; what: string };
  see: string;
  changed: (facts: { year: number; number: string }) => { subject: string; heading: string; corrected: string; extended: string };
  taxes: string;
  seeChanged: string;
}

/** By language. */
export const STATEMENT_MAIL_WORDS: Wording<StatementMailWords> = {
  en: {
    sent: ({ temple, year }) => ({
      subject: `Your ${year} giving statement from ${temple}`,
      heading: `Your giving in ${year}`,
      what: `Attached is ${temple}’s statement of the gifts it received from you in ${year}. Please keep it with your tax papers.`,
    }),
    see: 'See your statement',
    changed: ({ year, number }) => ({
      subject: `Your corrected ${year} statement`,
      heading: `Your ${year} statement was corrected`,
      corrected: `Receipt ${number} changed after your ${year} statement was prepared, so we corrected the statement.`,
      extended: `Receipt ${number}, for a gift received in ${year}, was issued after your statement was prepared, so we added it.`,
    }),
    taxes: 'If you’ve already filed your taxes with the earlier statement, please talk to your tax adviser.',
    seeChanged: 'See the corrected statement',
  },
  hi: {
    sent: ({ temple, year }) => ({
      subject: `${temple} से ${year} के दान का विवरण`,
      heading: `${year} में आपका दान`,
      what: `${temple} आपको ${year} में मिले दानों का विवरण भेज रहा है। वह संलग्न है; इसे अपने कर के काग़ज़ों के साथ रखें।`,
    }),
    see: 'अपना विवरण देखें',
    changed: ({ year, number }) => ({
      subject: `${year} का सुधारा हुआ विवरण`,
      heading: `आपका ${year} का विवरण सुधारा गया`,
      corrected: `${year} का विवरण बनने के बाद रसीद ${number} बदली, इसलिए हमने विवरण सुधारा।`,
      extended: `${year} में मिले दान की रसीद ${number} विवरण बनने के बाद जारी हुई, इसलिए हमने उसे जोड़ा।`,
    }),
    taxes: 'यदि आप पिछले विवरण के साथ कर भर चुके हैं, तो अपने कर सलाहकार से बात करें।',
    seeChanged: 'सुधारा हुआ विवरण देखें',
  },
  te: {
    sent: ({ temple, year }) => ({
      subject: `${temple}: ${year} విరాళాల నివేదిక`,
      heading: `${year}లో మీ విరాళాలు`,
      what: `${year}లో అందుకున్న మీ విరాళాల నివేదికను ${temple} పంపుతోంది. అది జతచేసి ఉంది; దాన్ని మీ పన్ను పత్రాలతో భద్రపరచండి.`,
    }),
    see: 'మీ నివేదిక చూడండి',
    changed: ({ year, number }) => ({
      subject: `సరిదిద్దిన ${year} నివేదిక`,
      heading: `మీ ${year} నివేదికను సరిదిద్దాం`,
      corrected: `మీ ${year} నివేదిక తయారయ్యాక రసీదు ${number} మారింది, కాబట్టి నివేదికను సరిదిద్దాం.`,
      extended: `${year}లో అందిన విరాళానికి రసీదు ${number} నివేదిక తయారయ్యాక జారీ అయింది, కాబట్టి దాన్ని చేర్చాం.`,
    }),
    taxes: 'మునుపటి నివేదికతో ఇప్పటికే పన్ను దాఖలు చేసి ఉంటే, మీ పన్ను సలహాదారుతో మాట్లాడండి.',
    seeChanged: 'సరిదిద్దిన నివేదిక చూడండి',
  },
  ta: {
    sent: ({ temple, year }) => ({
      subject: `${temple}: ${year} நன்கொடை அறிக்கை`,
      heading: `${year} இல் உங்கள் நன்கொடைகள்`,
      what: `${year} இல் பெற்ற உங்கள் நன்கொடைகளின் அறிக்கையை ${temple} அனுப்புகிறது. அது இணைக்கப்பட்டுள்ளது; அதை உங்கள் வரி ஆவணங்களுடன் வைத்திருங்கள்.`,
    }),
    see: 'உங்கள் அறிக்கையைப் பாருங்கள்',
    changed: ({ year, number }) => ({
      subject: `திருத்தப்பட்ட ${year} அறிக்கை`,
      heading: `உங்கள் ${year} அறிக்கை திருத்தப்பட்டது`,
      corrected: `உங்கள் ${year} அறிக்கை தயாரான பிறகு ரசீது ${number} மாறியது, எனவே அறிக்கையைத் திருத்தினோம்.`,
      extended: `${year} இல் பெற்ற நன்கொடைக்கான ரசீது ${number} அறிக்கை தயாரான பிறகு வழங்கப்பட்டது, எனவே அதைச் சேர்த்தோம்.`,
    }),
    taxes: 'முந்தைய அறிக்கையுடன் ஏற்கெனவே வரி தாக்கல் செய்திருந்தால், உங்கள் வரி ஆலோசகரிடம் பேசுங்கள்.',
    seeChanged: 'திருத்தப்பட்ட அறிக்கையைப் பாருங்கள்',
  },
  kn: {
    sent: ({ temple, year }) => ({
      subject: `${temple}: ${year} ದೇಣಿಗೆ ವರದಿ`,
      heading: `${year}ರಲ್ಲಿ ನಿಮ್ಮ ದೇಣಿಗೆಗಳು`,
      what: `${year}ರಲ್ಲಿ ಸ್ವೀಕರಿಸಿದ ನಿಮ್ಮ ದೇಣಿಗೆಗಳ ವರದಿಯನ್ನು ${temple} ಕಳುಹಿಸುತ್ತಿದೆ. ಅದನ್ನು ಲಗತ್ತಿಸಲಾಗಿದೆ; ನಿಮ್ಮ ತೆರಿಗೆ ದಾಖಲೆಗಳ ಜೊತೆ ಇರಿಸಿಕೊಳ್ಳಿ.`,
    }),
    see: 'ನಿಮ್ಮ ವರದಿ ನೋಡಿ',
    changed: ({ year, number }) => ({
      subject: `ತಿದ್ದಿದ ${year} ವರದಿ`,
      heading: `ನಿಮ್ಮ ${year} ವರದಿಯನ್ನು ತಿದ್ದಲಾಗಿದೆ`,
      corrected: `ನಿಮ್ಮ ${year} ವರದಿ ಸಿದ್ಧವಾದ ನಂತರ ರಸೀದಿ ${number} ಬದಲಾಗಿದೆ, ಆದ್ದರಿಂದ ವರದಿಯನ್ನು ತಿದ್ದಿದ್ದೇವೆ.`,
      extended: `${year}ರಲ್ಲಿ ಸ್ವೀಕರಿಸಿದ ದೇಣಿಗೆಯ ರಸೀದಿ ${number} ವರದಿ ಸಿದ್ಧವಾದ ನಂತರ ನೀಡಲಾಗಿದೆ, ಆದ್ದರಿಂದ ಅದನ್ನು ಸೇರಿಸಿದ್ದೇವೆ.`,
    }),
    taxes: 'ಹಿಂದಿನ ವರದಿಯೊಂದಿಗೆ ಈಗಾಗಲೇ ತೆರಿಗೆ ಸಲ್ಲಿಸಿದ್ದರೆ, ನಿಮ್ಮ ತೆರಿಗೆ ಸಲಹೆಗಾರರೊಂದಿಗೆ ಮಾತನಾಡಿ.',
    seeChanged: 'ತಿದ್ದಿದ ವರದಿ ನೋಡಿ',
  },
  gu: {
    sent: ({ temple, year }) => ({
      subject: `${temple} તરફથી ${year} ના દાનનું વિવરણ`,
      heading: `${year} માં તમારું દાન`,
      what: `${temple} તમને ${year} માં મળેલાં દાનનું વિવરણ મોકલે છે. તે જોડેલું છે; તેને તમારા કરના કાગળો સાથે રાખો.`,
    }),
    see: 'તમારું વિવરણ જુઓ',
    changed: ({ year, number }) => ({
      subject: `${year} નું સુધારેલું વિવરણ`,
      heading: `તમારું ${year} નું વિવરણ સુધાર્યું છે`,
      corrected: `${year} નું વિવરણ તૈયાર થયા પછી રસીદ ${number} બદલાઈ, તેથી અમે વિવરણ સુધાર્યું છે.`,
      extended: `${year} માં મળેલા દાનની રસીદ ${number} વિવરણ તૈયાર થયા પછી જારી થઈ, તેથી અમે તે ઉમેરી છે.`,
    }),
    taxes: 'જો તમે અગાઉના વિવરણ સાથે કર ભરી દીધો હોય, તો તમારા કર સલાહકાર સાથે વાત કરો.',
    seeChanged: 'સુધારેલું વિવરણ જુઓ',
  },
};
