import { type CorrectedField, formatMoney, type ReceiptPaperKind, saidIn, type Wording } from '@sannidhi/contracts';
import { longDate } from '../../platform/documents/words.ts';
import type { ReceiptChange } from './receipt-changes.ts';
import type { TakenCause } from './taken-cause.ts';

/** What messages about a gift are made of. */
export interface GiftFacts {
  temple: string;
  /** Money as it is read, or what was given where it was property. */
  given: string;
  property: boolean;
  funds: string;
  checkNumber: string;
}

/** The sentences of mails and texts about a gift, in one language. */
export interface GiftWords {
  received: { subject: string; heading: string; what: string; sms: string };
  paper: (kind: ReceiptPaperKind, number: string) => string;
  paperFollows: string;
  change: (change: ReceiptChange) => string;
  reissued: { subject: string; heading: string; what: string; reason: (reason: string) => string };
  issued: { subject: string; heading: string };
  corrected: { subject: string; heading: string; what: (fields: readonly CorrectedField[]) => string };
  replaced: (before: string, after: string) => string;
  void: (before: string) => string;
  dontUse: (before: string) => string;
  taken: (cause: TakenCause) => { subject: string; heading: string; what: string };
  arrivesLater: string;
  /** Where the file couldn't be made, the mail goes out without it. */
  fileFollows: string;
  check: (url: string) => string;
  receipts: string;
}

/** The sentences for a gift, by language. */
export const giftWords: Wording<(gift: GiftFacts) => GiftWords> = {
  en: ({ temple, given, property, funds, checkNumber }) => ({
    received: {
      subject: `Your gift to ${temple}`,
      heading: `Thank you for your gift to ${temple}`,
      what: property ? `${temple} received: ${given}.` : `${temple} received ${given} for ${funds}.`,
      sms: property ? `${temple}: thank you for your gift: ${given}.` : `${temple}: thank you for your gift of ${given}.`,
    },
    paper: (kind, number) =>
      ({
        receipt: `Your receipt is ${number}. Please keep it with your tax papers.`,
        property: `Your acknowledgment is ${number}. It describes what you gave; its value is for you to determine. Please keep it with your tax papers.`,
        acknowledgment: `Your acknowledgment is ${number}. It isn’t a receipt for a tax deduction.`,
      })[kind],
    paperFollows: 'Your receipt follows.',
    change: (change) =>
      change.what === 'amount'
        ? `The amount changed from ${formatMoney(change.fromCents)} to ${formatMoney(change.toCents)}.`
        : `${CHANGED_EN[change.what]} changed from “${shown(change, change.from)}” to “${shown(change, change.to)}”.`,
    reissued: {
      subject: `Your new receipt from ${temple}`,
      heading: 'Your receipt was corrected',
      what: `${temple} corrected the receipt for your gift.`,
      reason: (reason) => `The temple’s reason: ${reason}`,
    },
    issued: { subject: `Your receipt from ${temple}`, heading: 'Your receipt' },
    corrected: {
      subject: `A correction from ${temple}`,
      heading: 'The record of your gift was corrected',
      what: (fields) => `${temple} corrected ${listed('en-US', fields, CORRECTED_EN)} in the record of your gift. No money moved.`,
    },
    replaced: (before, after) => `Receipt ${before} is no longer valid. Receipt ${after} replaces it.`,
    void: (before) => `Receipt ${before} is no longer valid.`,
    dontUse: (before) => `Please do not use receipt ${before} for your taxes.`,
    taken: (cause) =>
      ({
        refund: {
          subject: `A refund from ${temple}`,
          heading: 'Your refund',
          what: `${temple} refunded ${given} of your gift.`,
        },
        'check-returned': {
          subject: `Your check to ${temple} was returned`,
          heading: 'Your check was returned',
          what: `Your bank returned check ${checkNumber} for ${given}, so ${temple} didn’t receive this money. Please contact the temple if you want to give another way.`,
        },
        'bank-returned': {
          subject: `Your bank payment to ${temple} was returned`,
          heading: 'Your bank payment was returned',
          what: `Your bank returned the payment of ${given}, so ${temple} didn’t receive this money. Please contact the temple if you want to give another way.`,
        },
        'dispute-lost': {
          subject: `The payment to ${temple} you disputed`,
          heading: 'Your bank decided the dispute',
          what: `Your bank decided the dispute in your favor and took ${given} back from ${temple}.`,
        },
      })[cause],
    arrivesLater: 'It takes a few days to arrive.',
    fileFollows: 'The receipt’s PDF isn’t attached because we couldn’t make it yet. The temple’s office will send it to you.',
    check: (url) => `Anybody can check the receipt here: ${url}`,
    receipts: 'See your receipts',
  }),
  hi: ({ temple, given, property, funds, checkNumber }) => ({
    received: {
      subject: `${temple} को आपका दान`,
      heading: `${temple} को दान के लिए धन्यवाद`,
      what: property ? `${temple} को मिला: ${given}।` : `${temple} को ${funds} के लिए ${given} मिले।`,
      sms: property ? `${temple}: आपके दान के लिए धन्यवाद: ${given}।` : `${temple}: ${given} के दान के लिए धन्यवाद।`,
    },
    paper: (kind, number) =>
      ({
        receipt: `आपकी रसीद ${number} है। इसे अपने कर के काग़ज़ों के साथ रखें।`,
        property: `आपका प्राप्ति-पत्र ${number} है। इसमें लिखा है कि आपने क्या दिया; उसका मूल्य आप तय करते हैं। इसे अपने कर के काग़ज़ों के साथ रखें।`,
        acknowledgment: `आपका प्राप्ति-पत्र ${number} है। यह कर में छूट की रसीद नहीं है।`,
      })[kind],
    paperFollows: 'आपकी रसीद बाद में आएगी।',
    change: (change) =>
      change.what === 'amount'
        ? `राशि ${formatMoney(change.fromCents)} से ${formatMoney(change.toCents)} हुई।`
        : `${CHANGED_HI[change.what]}: पहले “${shown(change, change.from)}”, अब “${shown(change, change.to)}”।`,
    reissued: {
      subject: `${temple} से आपकी नई रसीद`,
      heading: 'आपकी रसीद सुधारी गई',
      what: `${temple} ने आपके दान की रसीद सुधारी।`,
      reason: (reason) => `मंदिर का कारण: ${reason}`,
    },
    issued: { subject: `${temple} से आपकी रसीद`, heading: 'आपकी रसीद' },
    corrected: {
      subject: `${temple} से सुधार`,
      heading: 'आपके दान का विवरण सुधारा गया',
      what: (fields) => `${temple} ने आपके दान के विवरण में सुधार किया: ${listed('hi', fields, CORRECTED_HI)}। कोई राशि इधर-उधर नहीं हुई।`,
    },
    replaced: (before, after) => `रसीद ${before} अब मान्य नहीं है। रसीद ${after} उसकी जगह लेती है।`,
    void: (before) => `रसीद ${before} अब मान्य नहीं है।`,
    dontUse: (before) => `कृपया कर के लिए रसीद ${before} का उपयोग न करें।`,
    taken: (cause) =>
      ({
        refund: { subject: `${temple} से वापसी`, heading: 'आपकी वापसी', what: `${temple} ने आपके दान के ${given} वापस किए।` },
        'check-returned': {
          subject: `${temple} को दिया आपका चेक लौट आया`,
          heading: 'आपका चेक लौट आया',
          what: `आपके बैंक ने ${given} का चेक ${checkNumber} लौटा दिया, इसलिए यह राशि ${temple} को नहीं मिली। किसी और तरीके से देना चाहें तो मंदिर से संपर्क करें।`,
        },
        'bank-returned': {
          subject: `${temple} को आपका बैंक भुगतान लौट आया`,
          heading: 'आपका बैंक भुगतान लौट आया',
          what: `आपके बैंक ने ${given} का भुगतान लौटा दिया, इसलिए यह राशि ${temple} को नहीं मिली। किसी और तरीके से देना चाहें तो मंदिर से संपर्क करें।`,
        },
        'dispute-lost': {
          subject: `${temple} को भुगतान, जिस पर आपने विवाद किया`,
          heading: 'आपके बैंक ने विवाद का निर्णय किया',
          what: `आपके बैंक ने निर्णय आपके पक्ष में दिया और ${temple} से ${given} वापस लिए।`,
        },
      })[cause],
    arrivesLater: 'इसे पहुँचने में कुछ दिन लगते हैं।',
    fileFollows: 'रसीद का PDF अभी नहीं बन सका, इसलिए संलग्न नहीं है। मंदिर का कार्यालय इसे आपको भेजेगा।',
    check: (url) => `रसीद को कोई भी यहाँ जाँच सकता है: ${url}`,
    receipts: 'अपनी रसीदें देखें',
  }),
};

type TextChange = Exclude<ReceiptChange, { what: 'amount' }>;
type Changed = Record<TextChange['what'], string>;

const CHANGED_EN: Changed = {
  name: 'The name',
  date: 'The date received',
  method: 'The way it was paid',
  purpose: 'The purpose',
  property: 'The description',
};
const CHANGED_HI: Changed = { name: 'नाम', date: 'प्राप्ति की तारीख', method: 'भुगतान का तरीका', purpose: 'उद्देश्य', property: 'वर्णन' };

type Corrected = Record<CorrectedField, string>;

const CORRECTED_EN: Corrected = {
  fund: 'the fund',
  account: 'the account',
  amount: 'the amount',
  receivedOn: 'the date',
  legalName: 'the name',
  email: 'the email address',
};
const CORRECTED_HI: Corrected = {
  fund: 'कोष',
  account: 'खाता',
  amount: 'राशि',
  receivedOn: 'तारीख',
  legalName: 'नाम',
  email: 'ईमेल पता',
};

const listed = (locale: string, fields: readonly CorrectedField[], names: Corrected): string =>
  new Intl.ListFormat(locale).format(fields.map((field) => names[field]));

const shown = ({ what }: TextChange, value: string): string => (what === 'date' ? longDate(value) : value);

/** What changed, in a language's sentences. */
export const changeSentences = (changes: readonly ReceiptChange[], language: 'en' | 'hi'): string[] => {
  const { change } = saidIn(giftWords, language)(NO_GIFT);
  return changes.map(change);
};
const NO_GIFT: GiftFacts = { temple: '', given: '', property: false, funds: '', checkNumber: '' };
