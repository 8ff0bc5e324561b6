import { type Language, orderLabelIn, saidIn } from '@sannidhi/contracts';
import { longDate } from '../../../platform/documents/words.ts';
import { defineNotifications, kind, type NotificationWords } from '../../notifications/notification-kinds.ts';
import { inEachLanguage } from '../../notifications/notification-words.ts';
import type { ReceiptChange } from '../receipts/receipt-changes.ts';
import { BANK_REFUSED_WORDS, type BankRefusedMessage, refusedSentences } from '../words/bank-refused-words.ts';
import type { GiftFacts, GiftWords, GivenGift } from '../words/gift-wording.ts';
import { giftWordsIn, lostGifts } from '../words/gift-words.ts';
import { LINES_BACK_WORDS, type LinesBackReason } from '../words/lines-back-words.ts';
import { PAYMENT_WORDS } from '../words/payment-words.ts';
import { whatIn } from '../words/what-in.ts';

const giver = { to: 'account', roles: ['donor'] } as const;

interface OwnGift {
  amount: string;
  /** It paid for more than gifts. */
  payment?: boolean;
  /** What was given, where it was property. */
  property?: string | null;
  temple: string;
  /** The number of the receipt that is valid now. */
  receipt: string | null;
  /** The number of the one it replaces. */
  replaced?: string | null;
  /** What the new receipt says otherwise. */
  changes?: readonly ReceiptChange[];
  /** What else was bought with money that the bank took back. */
  canceled?: string | null;
  /** When its payer agreed to give it in place of a refund, and who of the office wrote that down. */
  agreed?: { on: string; by: string };
  /** What was given of it before, in place of refunds. */
  gifts?: readonly GivenGift[];
}
/** Words in each language, made of the sentences of the mails about a gift. */
const ofGift = (make: (words: GiftWords, gift: OwnGift, language: Language) => NotificationWords) =>
  inEachLanguage((language) => (gift: OwnGift) => make(giftWordsIn(language, factsOf(gift)), gift, language));

const factsOf = ({ temple, amount, property, payment = false }: OwnGift): GiftFacts => ({
  temple,
  given: property ?? amount,
  property: Boolean(property),
  payment,
  funds: '',
  checkNumber: '',
});

/** What became of the receipt; notifications from before it was said name no receipt that was replaced. */
function receiptSentence(words: GiftWords, { receipt, replaced }: OwnGift): string {
  if (!receipt) return replaced ? words.void(replaced) : words.noReceipt;
  return replaced ? words.replaced(replaced, receipt) : words.replacesEarlier(receipt);
}

/** What a gift recorded by the office takes the place of, and how to object. */
export const agreedSentences = ({ agreed }: { agreed?: OwnGift['agreed'] | undefined }, words: GiftWords, language: Language): string[] =>
  agreed ? [`${words.inPlaceOfRefund({ day: longDate(agreed.on, language), by: agreed.by })} ${words.notAgreed}`] : [];

const canceledWith = (words: GiftWords, { canceled }: OwnGift): string[] => (canceled ? [words.canceledWith(canceled)] : []);

/** What was bought mostly has no receipt: without one, nothing is said of it. */
const receiptOf = (words: GiftWords, gift: OwnGift): string[] =>
  (gift.canceled || gift.gifts) && !gift.receipt && !gift.replaced ? [] : [receiptSentence(words, gift)];

/** Money that left what it was paid for, by the title that says why. */
const notKept = (event: Exclude<keyof GiftWords['notices'], 'received' | 'receipt-reissued' | 'handed-out'>) =>
  kind<OwnGift>()({
    audience: giver,
    channels: ['in-app'],
    words: ofGift((words, gift) => {
      const given = lostGifts(words, gift.gifts);
      return {
        title: words.notices[event],
        body: [...given.what, ...canceledWith(words, gift), ...receiptOf(words, gift), ...given.receipts].join(' '),
      };
    }),
  });

/** A devotee's own gifts. Each is mailed as well, with the receipt: that mail is proof and can't be turned off. */
export const donationNotifications = defineNotifications(
  {
    name: 'donation',
    nouns: ['donation', 'receipt'],
    label: {
      en: 'Gifts and receipts',
      hi: 'दान और रसीदें',
      te: 'విరాళాలు, రసీదులు',
      ta: 'நன்கொடைகளும் ரசீதுகளும்',
      kn: 'ದೇಣಿಗೆಗಳು ಮತ್ತು ರಸೀದಿಗಳು',
      gu: 'દાન અને રસીદો',
    },
    about: {
      en: 'Gifts that arrived, new receipts and refunds.',
      hi: 'मिले दान, नई रसीदें और वापसी।',
      te: 'అందిన విరాళాలు, కొత్త రసీదులు, తిరిగి ఇచ్చిన డబ్బు.',
      ta: 'சேர்ந்த நன்கொடைகள், புதிய ரசீதுகள், திரும்பிய பணம்.',
      kn: 'ತಲುಪಿದ ದೇಣಿಗೆಗಳು, ಹೊಸ ರಸೀದಿಗಳು ಮತ್ತು ಮರುಪಾವತಿಗಳು.',
      gu: 'મળેલાં દાન, નવી રસીદો અને પરત થયેલી રકમ.',
    },
  },
  {
    received: kind<OwnGift>()({
      audience: giver,
      channels: ['in-app'],
      words: ofGift((words, { receipt, payment, temple, amount, agreed }, language) => ({
        title: payment ? saidIn(PAYMENT_WORDS, language).sms(temple, amount) : words.notices.received,
        body: [...agreedSentences({ agreed }, words, language), receipt ? words.paperReady(receipt) : words.paperFollows].join(' '),
      })),
    }),
    'receipt-reissued': kind<OwnGift>()({
      audience: giver,
      channels: ['in-app'],
      words: ofGift((words, gift) => ({
        title: words.notices['receipt-reissued'],
        body: [...(gift.changes ?? []).map(words.change), receiptSentence(words, gift)].join(' '),
      })),
    }),
    refunded: notKept('refunded'),
    'refund-owed': notKept('refund-owed'),
    given: notKept('given'),
    'handed-out': kind<OwnGift>()({
      audience: giver,
      channels: ['in-app'],
      words: ofGift((words) => ({ title: words.notices['handed-out'], body: words.notHandedOut })),
    }),
    'check-returned': notKept('check-returned'),
    'bank-returned': notKept('bank-returned'),
    'dispute-lost': notKept('dispute-lost'),
  },
);

interface LinesBack extends Pick<OwnGift, 'amount' | 'temple'> {
  /** What can't be had: "Garland class". */
  what: string;
  /** The temple's reason, where it canceled. */
  reason?: string;
}

const linesBack = (why: LinesBackReason) =>
  kind<LinesBack>()({
    audience: giver,
    channels: ['in-app'],
    words: inEachLanguage((language) => ({ temple, amount, what, reason }: LinesBack) => {
      const words = saidIn(LINES_BACK_WORDS, language);
      return {
        title: words.title(temple, amount),
        body: [
          `${orderLabelIn(what, language)}: ${words[why]}`,
          ...(reason ? [words.reason(reason)] : []),
          ...(why === 'temple-suspended' ? [] : [words.rest]),
        ].join(' '),
      };
    }),
  });

const bankRefused = kind<Pick<BankRefusedMessage, 'temple' | 'amount' | 'what' | 'gift'>>()({
  audience: giver,
  channels: ['in-app'],
  words: inEachLanguage((language) => (refused: Pick<BankRefusedMessage, 'temple' | 'amount' | 'what' | 'gift'>) => {
    const words = saidIn(BANK_REFUSED_WORDS, language);
    return { title: words.title(refused), body: refusedSentences(words, whatIn(refused, language)).join(' ') };
  }),
});

/** What a devotee ordered and can't have after all. It is mailed as well. */
export const orderNotifications = defineNotifications(
  {
    name: 'order',
    label: { en: 'Orders', hi: 'ऑर्डर', te: 'చెల్లింపులు', ta: 'கட்டணங்கள்', kn: 'ಪಾವತಿಗಳು', gu: 'ઓર્ડર' },
    about: {
      en: 'What you paid for and can’t have after all.',
      hi: 'जिसका भुगतान हुआ, पर जो मिल नहीं सका।',
      te: 'మీరు చెల్లించినా అందకపోయినవి.',
      ta: 'பணம் செலுத்தியும் கிடைக்காமல் போனவை.',
      kn: 'ನೀವು ಪಾವತಿಸಿಯೂ ಸಿಗದಿದ್ದುದು.',
      gu: 'તમે જે ચૂકવ્યું, પણ મળી શક્યું નહીં.',
    },
  },
  {
    'place-gone': linesBack('place-gone'),
    'temple-canceled': linesBack('temple-canceled'),
    'temple-suspended': linesBack('temple-suspended'),
    'paid-twice': linesBack('paid-twice'),
    'bank-refused': bankRefused,
  },
);
