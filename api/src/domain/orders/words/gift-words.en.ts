import type { CorrectedField } from '@sannidhi/contracts';
import { typedSentence } from '../../notifications/typed-sentence.ts';
import { changeIn, type GiftFacts, type GiftWords, listIn, type TextChange } from './gift-wording.ts';

const CHANGED: Record<TextChange, string> = {
  name: 'The name',
  date: 'The date received',
  method: 'The way it was paid',
  purpose: 'The purpose',
  property: 'The description',
};
const CORRECTED: Record<CorrectedField, string> = {
  fund: 'the fund',
  account: 'the account',
  amount: 'the amount',
  receivedOn: 'the date',
  legalName: 'the name',
  email: 'the email address',
};

/** The sentences for a gift in English. */
export const giftWordsEn = ({ temple, given, property, payment, funds, checkNumber }: GiftFacts): GiftWords => ({
  received: {
    subject: `Your gift to ${temple}`,
    heading: `Thank you for your gift to ${temple}`,
    what: property ? `${temple} received: ${given}.` : `${temple} received ${given} for ${funds}.`,
    sms: property ? `${temple}: thank you for your gift: ${given}.` : `${temple}: thank you for your gift of ${given}.`,
  },
  paper: (kind, number) =>
    ({
      receipt: `Your receipt is ${number}. Please keep it with your tax papers.`,
      payment: `Your receipt is ${number}.`,
      property: `Your acknowledgment is ${number}. It describes what you gave; its value is for you to determine. Please keep it with your tax papers.`,
      acknowledgment: `Your acknowledgment is ${number}. It isn’t a receipt for a tax deduction.`,
    })[kind],
  paperFollows: 'Your receipt follows.',
  paperReady: (number) => `Your receipt ${number} is ready.`,
  change: changeIn('en', {
    amount: (from, to) => `The amount changed from ${from} to ${to}.`,
    text: (what, from, to) => `${what} changed from “${from}” to “${to}”.`,
    names: CHANGED,
  }),
  reissued: {
    subject: `Your new receipt from ${temple}`,
    heading: 'Your receipt was corrected',
    what: `${temple} corrected the receipt for your ${payment ? 'payment' : 'gift'}.`,
    reason: (reason) => `The temple’s reason: ${typedSentence(reason)}`,
  },
  issued: { subject: `Your receipt from ${temple}`, heading: 'Your receipt' },
  corrected: {
    subject: `A correction from ${temple}`,
    heading: 'The record of your gift was corrected',
    what: (fields) => `${temple} corrected ${listIn('en', fields, CORRECTED)} in the record of your gift. No money moved.`,
  },
  replaced: (before, after) => `Receipt ${before} is no longer valid. Receipt ${after} replaces it.`,
  replacesEarlier: (number) => `Receipt ${number} replaces the earlier one.`,
  void: (before) => `Receipt ${before} is no longer valid.`,
  noReceipt: `The receipt of this ${payment ? 'payment' : 'gift'} is no longer valid.`,
  dontUse: (before) => `Please do not use receipt ${before} for your taxes.`,
  taken: {
    refund: {
      subject: `A refund from ${temple}`,
      heading: 'Your refund',
      what: `${temple} refunded ${given} of your ${payment ? 'payment' : 'gift'}.`,
    },
    'refund-owed': {
      subject: `A refund from ${temple}`,
      heading: 'Your refund',
      what: `${temple} has ${given} to give back to you. Please collect it at the temple’s office.`,
    },
    given: {
      subject: `Your gift to ${temple} in place of a refund`,
      heading: 'Your refund is now a gift',
      what: `You gave ${given} to ${temple} in place of a refund. The gift has a receipt of its own.`,
    },
    'check-returned': {
      subject: `Your check to ${temple} was returned`,
      heading: 'Your check was returned',
      what: `Your bank returned check ${checkNumber} for ${given}, so ${temple} didn’t receive this money.`,
    },
    'bank-returned': {
      subject: `Your bank payment to ${temple} was returned`,
      heading: 'Your bank payment was returned',
      what: `Your bank returned the payment of ${given}, so ${temple} didn’t receive this money.`,
    },
    'dispute-lost': {
      subject: `The payment to ${temple} you disputed`,
      heading: 'Your bank decided the dispute',
      what: `Your bank decided the dispute in your favor and took ${given} back from ${temple}.`,
    },
  },
  givenToo: (amount, fund) => `That includes ${amount} that you gave for ${fund} in place of a refund.`,
  giveAnotherWay: 'Please contact the temple if you want to give another way.',
  canceledWith: (what) => `Canceled with it: ${what}. If you still want it, please order again and pay another way, for example by card.`,
  notices: {
    received: property ? `${temple} received your gift: ${given}` : `${temple} received your gift of ${given}`,
    'receipt-reissued': `${temple} corrected the receipt for your ${payment ? 'payment' : 'gift'}`,
    refunded: `${temple} refunded ${given}`,
    'refund-owed': `${temple} has ${given} to give back to you`,
    given: `You gave ${temple} ${given} in place of a refund`,
    'handed-out': `${temple} handed you a refund of ${given}`,
    'check-returned': `Your bank returned your check for ${given} to ${temple}`,
    'bank-returned': `Your bank returned your payment of ${given} to ${temple}`,
    'dispute-lost': `Your bank took ${given} back from ${temple}`,
  },
  arrivesLater: 'It takes a few days to arrive.',
  notHandedOut: 'If you didn’t get it, please contact the temple’s office.',
  handedOutHow: ({ day, check, by }) => `On ${day}, ${check ? `by check ${check}` : 'in cash'}. ${by} recorded it.`,
  inPlaceOfRefund: ({ day, by }) =>
    `It takes the place of the ${given} that waited for you at the temple’s office. ${by} recorded that you agreed on ${day}.`,
  notAgreed: 'If you didn’t agree to this, please contact the temple’s office.',
  fileFollows: 'The receipt’s PDF isn’t attached because we couldn’t make it yet. The temple’s office will send it to you.',
  check: (url) => `Anybody can check the receipt here: ${url}`,
  receipts: 'See your receipts',
});
