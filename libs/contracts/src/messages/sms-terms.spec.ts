import { LANGUAGE_CODES } from '../languages.ts';
import { smsTerms } from './sms-terms.ts';

/** As long as a temple's name can be, and the column of what is kept. */
const NAME = 'क'.repeat(120);
const KEPT_LETTERS = 400;

/** The clause in each language, by words that only it contains. */
const NO_CONDITION = {
  en: /don’t have to agree in order to buy or donate/,
  hi: /खरीद या दान की शर्त नहीं/,
  te: /కొనుగోలుకూ, విరాళానికీ ఈ అంగీకారం షరతు కాదు/,
  ta: /கொள்முதலுக்கும் நன்கொடைக்கும் இந்த ஒப்புதல் நிபந்தனை அல்ல/,
  kn: /ಖರೀದಿಗೆ ಅಥವಾ ದೇಣಿಗೆಗೆ ಈ ಒಪ್ಪಿಗೆ ಷರತ್ತಲ್ಲ/,
  gu: /ખરીદી કે દાનની શરત નથી/,
};

it.each(LANGUAGE_CODES)('say who may text and that nobody has to agree in order to buy (TCPA, 47 CFR 64.1200(f)(9)): %s', (language) => {
  const terms = smsTerms(NAME, language);
  for (const said of [NAME, 'STOP', 'HELP', NO_CONDITION[language]]) expect(terms).toMatch(said);
  expect(terms.length).toBeLessThanOrEqual(KEPT_LETTERS);
});
