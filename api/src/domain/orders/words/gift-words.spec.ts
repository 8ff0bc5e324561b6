import { LANGUAGE_CODES, type Language, saidIn } from '@sannidhi/contracts';
import { planNotifications } from '../../plans/plan-notifications.ts';
import { STATEMENT_MAIL_WORDS } from '../../statements/statement-mail-words.ts';
import { orderNotifications } from '../notices/giver-notifications.ts';
import { BANK_REFUSED_WORDS, refusedSentences } from './bank-refused-words.ts';
import { giftWordsIn } from './gift-words.ts';
import { LINES_BACK_WORDS } from './lines-back-words.ts';

const GIFT = { temple: 'Sri Kamakshi Temple', given: '$51.00', property: false, payment: false, funds: 'Annadanam', checkNumber: '1024' };
const OTHERS = LANGUAGE_CODES.filter((language) => language !== 'en');
/** Names and amounts stay as they are; any other Latin word would be English. */
const ENGLISH = /\b(your|you|the|of|receipt|gift|refund|statement|is|was|to)\b/i;

const sentencesIn = (language: Language): string[] => {
  const words = giftWordsIn(language, GIFT);
  const property = giftWordsIn(language, { ...GIFT, given: 'రెండు దీపాలు', property: true });
  const paid = giftWordsIn(language, { ...GIFT, payment: true });
  const change = words.change({ what: 'date', from: '2026-11-20', to: '2026-11-21' });
  const method = words.change({ what: 'method', from: 'Cash', to: 'Check 1024' });
  const amount = words.change({ what: 'amount', fromCents: 5_100, toCents: 2_100 });
  const taken = Object.values(words.taken).flatMap(({ subject, heading, what }) => [subject, heading, what]);
  return [
    ...Object.values(words.received),
    ...Object.values(property.received),
    ...(['receipt', 'payment', 'property', 'acknowledgment'] as const).map((kind) => words.paper(kind, 'SKT-1')),
    ...[words.paperFollows, words.paperReady('SKT-1'), change, method, amount],
    ...[words.reissued.subject, words.reissued.heading, words.reissued.what, words.reissued.reason('?')],
    ...[words.issued.subject, words.issued.heading, words.corrected.subject, words.corrected.heading],
    words.corrected.what(['fund', 'account', 'amount', 'receivedOn', 'legalName', 'email']),
    ...[words.replaced('SKT-1', 'SKT-2'), words.replacesEarlier('SKT-2'), words.void('SKT-1'), words.noReceipt, words.dontUse('SKT-1')],
    ...taken,
    ...[paid.taken.refund.what, paid.noReceipt, paid.reissued.what, paid.notices['receipt-reissued']],
    ...[words.giveAnotherWay, words.canceledWith('SKT-1'), words.givenToo('$25.00', 'Sri Kamakshi Temple')],
    ...Object.values(words.notices),
    ...[words.arrivesLater, words.fileFollows, words.check('https://sannidhi.test/1'), words.receipts],
  ];
};

it.each(OTHERS)('says everything about a gift in its donor’s language (%s)', (language) => {
  const said = sentencesIn(language);
  expect(said).toHaveLength(sentencesIn('en').length);
  for (const sentence of said) expect(sentence.replaceAll(/Sri Kamakshi Temple|https:\S+/g, '')).not.toMatch(ENGLISH);
});

it.each(OTHERS)('names dates and ways to pay in the language, too (%s)', (language) => {
  const { change } = giftWordsIn(language, GIFT);
  expect(change({ what: 'date', from: '2026-11-20', to: '2026-11-21' })).not.toContain('November');
  expect(change({ what: 'method', from: 'Cash', to: 'Check 1024' })).not.toMatch(/Cash|Check/);
});

it.each(OTHERS)('says what became of an order and a statement in the language (%s)', (language) => {
  expect(LINES_BACK_WORDS[language]?.['place-gone']).toBeDefined();
  const refused = { temple: '…', amount: '$51.00', what: '…' };
  for (const gift of [true, false])
    for (const said of refusedSentences(BANK_REFUSED_WORDS[language] ?? BANK_REFUSED_WORDS.en, { ...refused, gift }))
      expect(said).not.toMatch(ENGLISH);
  const words = STATEMENT_MAIL_WORDS[language];
  expect(words?.sent({ temple: 'Sri Kamakshi', year: 2025 }).what).toMatch(/Sri Kamakshi.*2025|2025.*Sri Kamakshi/);
  expect(words?.changed({ year: 2025, number: 'SKT-1' }).corrected).toContain('SKT-1');
});

it.each(OTHERS)('says how much else an order was for in the language (%s)', (language) => {
  const what = 'Annadanam and 2 more';
  const gift = giftWordsIn(language, { ...GIFT, funds: what });
  const { temple, given: amount } = GIFT;
  const back = saidIn(orderNotifications.kinds['place-gone'].words, language)({ temple, amount, what });
  const ended = saidIn(planNotifications.kinds.ended.words, language)({ temple, amount, label: what });
  for (const said of [gift.received.what, gift.canceledWith(what), back.body, ended.body]) {
    expect(said).toMatch(/Annadanam.*2/);
    expect(said).not.toMatch(/and 2 more/);
  }
});
