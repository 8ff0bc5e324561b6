import { languageField } from './fields.ts';
import { firstLanguage, isLanguage, LANGUAGE_CODES, LANGUAGE_FACTS, saidIn, writtenIn } from './languages.ts';
import { nounTexts } from './noun-texts.ts';

describe('languages', () => {
  it('are one list, English first, each with its own name in its own script', () => {
    expect(LANGUAGE_CODES).toEqual(['en', 'hi', 'te', 'ta', 'kn', 'gu']);
    for (const { name, script } of Object.values(LANGUAGE_FACTS)) {
      expect(name).toMatch(new RegExp(`^\\p{Script=${script.replace(/^./, (letter) => letter.toUpperCase())}}+`, 'u'));
    }
  });

  it('are chosen by the first wish that the list has', () => {
    expect(firstLanguage([undefined, 'ml-IN', ' ta-IN;q=0.8', 'hi'])).toBe('ta');
    expect(firstLanguage([null, 'toString'])).toBe('en');
    expect(isLanguage('constructor')).toBe(false);
  });

  it('are what a field accepts, and nothing else', () => {
    expect(LANGUAGE_CODES.filter((code) => !languageField().isValidSync(code))).toEqual([]);
    expect(languageField().isValidSync('xx')).toBe(false);
  });

  it('read in English where they lack a text', () => {
    expect(saidIn({ en: 'Receipt', te: 'రసీదు' }, 'te')).toBe('రసీదు');
    expect(saidIn({ en: 'Receipt', te: 'రసీదు' }, 'kn')).toBe('Receipt');
    expect((['te', 'kn', 'en'] as const).map((language) => writtenIn({ en: 'Receipt', te: 'రసీదు' }, language))).toEqual(['te', 'en', 'en']);
  });

  it.each(['te', 'ta', 'kn', 'gu'])('have words in %s for what a guest can meet', async (language) => {
    const { states, errors } = await nounTexts(language);
    const hindi = await nounTexts('hi');
    expect(Object.keys(states.donation ?? {})).toEqual(Object.keys(hindi.states.donation ?? {}));
    expect(Object.keys(states.receipt ?? {})).toEqual(Object.keys(hindi.states.receipt ?? {}));
    for (const machine of ['booking', 'prasadam', 'pooja-wait', 'pooja-request', 'pooja-opening', 'pooja-opening-place'])
      expect(Object.keys(states[machine] ?? {})).toEqual(Object.keys(hindi.states[machine] ?? {}));
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(['booking-limit', 'opening-line-first', 'request-being-paid']));
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(['phone-code-wrong', 'guest-limit', 'too-many-requests']));
  });
});
