import { type AuditAction, donationNoun, ERRORS, MESSAGES, messagesOf } from '@sannidhi/contracts';
import { catalogDifferences } from '../testing/index.ts';
import en from '../text/en.json';
import hi from '../text/hi.json';
import { historyWord, stateWord } from '../text/noun-words.ts';
import '../text/use-kit-text.ts';
import { labelText, literalText, messageSentence, orderLabelText } from '../text/message-words.ts';
import { registerNouns } from '../text/noun-catalogs.ts';
import { formatCents, formatDate, formatDateTime, formatShortDate, formatTime } from './format.ts';
import { changeLanguage, currentLanguage, i18n, loadMessages } from './i18n.ts';
import { preferredLanguage } from './languages.ts';
import { textOf } from './use-text.ts';

const AREA = {
  en: async () => ({ gifts_one: '{{count}} gift', gifts_other: '{{count}} gifts' }),
  hi: async () => ({ default: { gifts_one: '{{count}} दान', gifts_other: '{{count}} दान' } }),
};
afterEach(() => changeLanguage('en'));

describe('languages', () => {
  it('are remembered, named on the page, and fall back to English', async () => {
    await changeLanguage('hi');
    expect(document.documentElement.lang).toBe('hi');
    expect(preferredLanguage()).toBe('hi');
    expect(currentLanguage()).toBe('hi');
    localStorage.setItem('language', 'xx');
    expect(preferredLanguage()).toBe('en');
  });

  it('load an area’s catalog when it is wanted, plurals included', async () => {
    await loadMessages('mfe-test', AREA);
    expect(textOf('mfe-test', 'gifts', { count: 1 })).toBe('1 gift');
    expect(textOf('mfe-test', 'gifts', { count: 14 })).toBe('14 gifts');
    await changeLanguage('hi');
    expect(textOf('mfe-test', 'gifts', { count: 14 })).toBe('14 दान');
  });

  it('take up another release’s catalog in every loaded language, and keep what only the older one says', async () => {
    const catalog = (words: object) => async () => words;
    await loadMessages('mfe-renewed', { en: catalog({ title: 'One', old: 'Old' }), hi: catalog({ title: 'एक' }) });
    await changeLanguage('hi');
    await changeLanguage('en');
    await loadMessages('mfe-renewed', { en: catalog({ title: 'Two' }), hi: catalog({ title: 'दो' }) });
    expect([textOf('mfe-renewed', 'title'), textOf('mfe-renewed', 'old')]).toEqual(['Two', 'Old']);
    await changeLanguage('hi');
    expect(textOf('mfe-renewed', 'title')).toBe('दो');
  });

  it('ask again for a catalog that did not arrive', async () => {
    const messages = { en: jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ title: 'There' }), hi: async () => ({}) };
    await expect(loadMessages('mfe-late', messages)).rejects.toThrow('gone');
    await loadMessages('mfe-late', messages);
    expect(textOf('mfe-late', 'title')).toBe('There');
  });

  it('say the same in both catalogs of the kit', () => {
    expect(catalogDifferences(en, hi)).toEqual([]);
    expect(catalogDifferences({ a: 'x {{n}}', b: 'y' }, { a: 'z' })).toEqual(['a takes other values', 'b is in one catalog only']);
  });

  it('have a word for every state and everything the record of changes can say', async () => {
    expect(stateWord('donation', 'back')).toBe('Dispute won');
    expect(historyWord('dispute.opened')).toBe('Dispute opened');
    await changeLanguage('hi');
    await i18n.loadNamespaces(['kit', 'nouns']);
    expect(stateWord('donation', 'back')).toBe('विवाद जीता');
    expect(historyWord('dispute.opened')).toBe('विवाद खुला');
    await changeLanguage('en');
    expect(historyWord('temple.levitated' as AuditAction)).toBe('Changed');
  });

  it('translate every error of the API, and messages with their values, by code', async () => {
    await changeLanguage('hi');
    await i18n.loadNamespaces(['kit', 'nouns']);
    for (const [code, [, sentence]] of Object.entries(ERRORS)) expect(messageSentence({ code, sentence })).not.toBe(sentence);
    const say = messagesOf(donationNoun);
    expect(messageSentence(say('donation.amount-range', { minCents: 100, maxCents: 10_000_000 }))).toBe(
      '$1.00 से $100,000.00 तक की राशि डालें',
    );
    expect(literalText('loginFailed.title')).toBe('साइन इन नहीं हुआ');
  });

  it('never look a name up as a text', async () => {
    await changeLanguage('hi');
    await i18n.loadNamespaces(['kit', 'nouns']);
    expect(labelText('Anonymous')).toBe('Anonymous');
    expect(labelText('Anonymous', { code: 'donation.donor-anonymous' })).toBe('अनाम');
    expect(orderLabelText('Annadanam and 2 more')).toBe('Annadanam और 2 अन्य');
    expect(labelText('Guest, phone ending 0148', { code: 'donation.donor-guest', params: { ending: '0148' } })).toBe('अतिथि, फ़ोन …0148');
  });

  it('say what a newer remote brings, and else what came along', async () => {
    const message = { code: 'lamp.oil-required', sentence: 'Enter the oil' };
    await changeLanguage('hi');
    await i18n.loadNamespaces(['kit', 'nouns']);
    expect(messageSentence(message)).toBe('Enter the oil');
    const hi = async () => ({ default: { messages: { 'lamp.oil-required': 'तेल डालें' } } });
    await registerNouns([{ name: 'lamp', messages: { 'lamp.oil-required': 'Enter the oil' }, texts: { hi }, without: {} }]);
    expect(messageSentence(message)).toBe('तेल डालें');
    await changeLanguage('en');
  });

  it('[9.17] say Loading... while something loads', () => {
    expect(i18n.t('loading', { ns: 'kit' })).toBe(MESSAGES.loading);
  });
});

describe('formats', () => {
  it('[9.09] cents divided by 100, $ first, grouped as the locale writes it', () => {
    expect(formatCents(5283)).toBe('$52.83');
    expect(formatCents(111_600)).toBe('$1,116.00');
    expect(formatCents(-100)).toBe('-$1.00');
  });

  it('an instant is shown in the zone of its place, a civil date as it is', () => {
    const evening = '2026-11-21T04:30:00Z';
    expect(formatDateTime(evening, { timeZone: 'America/New_York' })).toBe('Nov 20, 11:30 PM');
    expect(formatTime(evening, { timeZone: 'America/Los_Angeles' })).toBe('8:30 PM');
    expect(formatShortDate('2026-11-20', { timeZone: 'America/Los_Angeles' })).toBe('Nov 20');
    expect(formatDate('2026-11-20')).toBe('November 20, 2026');
  });

  it('keep Western numerals in Hindi', async () => {
    await changeLanguage('hi');
    expect(formatDate('2026-11-20')).toBe('20 नवंबर 2026');
  });
});
