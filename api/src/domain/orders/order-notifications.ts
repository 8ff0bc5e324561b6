import { defineNotifications, kind } from '../notifications/notification-kinds.ts';
import { changeSentences } from './gift-words.ts';
import type { ReceiptChange } from './receipt-changes.ts';

const giver = { to: 'account', roles: ['donor'] } as const;
const office = { to: 'staff', permission: 'donations:refund' } as const;

interface OwnGift {
  amount: string;
  /** What was given, where it was property. */
  property?: string | null;
  temple: string;
  /** The number of the receipt that is valid now. */
  receipt: string | null;
  /** The number of the one it replaces. */
  replaced?: string | null;
  /** What the new receipt says otherwise. */
  changes?: readonly ReceiptChange[];
}
interface GiftOf {
  amount: string;
  /** Who gave, as the office's lists show them. */
  donor: string;
}

/** What became of the receipt; those queued before it was said name no receipt that was replaced. */
const receiptEn = (receipt: string | null, replaced?: string | null): string => {
  if (!receipt) return replaced ? `Receipt ${replaced} is no longer valid.` : 'The receipt of this gift is no longer valid.';
  return replaced ? `Receipt ${receipt} replaces ${replaced}, which is no longer valid.` : `Receipt ${receipt} replaces the earlier one.`;
};
const receiptHi = (receipt: string | null, replaced?: string | null): string => {
  if (!receipt) return replaced ? `रसीद ${replaced} अब मान्य नहीं है।` : 'इस दान की रसीद अब मान्य नहीं है।';
  return replaced ? `रसीद ${receipt}, ${replaced} की जगह लेती है, जो अब मान्य नहीं है।` : `रसीद ${receipt} पिछली रसीद की जगह लेती है।`;
};

/** Money the temple didn't get to keep, by the title that says why. */
const notReceived = (title: { en: (gift: OwnGift) => string; hi: (gift: OwnGift) => string }) =>
  kind<OwnGift>()({
    audience: giver,
    channels: ['in-app'],
    words: {
      en: (gift) => ({ title: title.en(gift), body: receiptEn(gift.receipt, gift.replaced) }),
      hi: (gift) => ({ title: title.hi(gift), body: receiptHi(gift.receipt, gift.replaced) }),
    },
  });

/** A devotee's own gifts. Each is mailed as well, with the receipt: that mail is proof and can't be turned off. */
export const donationNotifications = defineNotifications(
  {
    name: 'donation',
    nouns: ['donation', 'receipt'],
    label: { en: 'Gifts and receipts', hi: 'दान और रसीदें' },
    about: { en: 'Gifts that arrived, new receipts and refunds.', hi: 'मिले दान, नई रसीदें और वापसी।' },
  },
  {
    received: kind<OwnGift>()({
      audience: giver,
      channels: ['in-app'],
      words: {
        en: ({ amount, property, temple, receipt }) => ({
          title: property ? `${temple} received your gift: ${property}` : `${temple} received your gift of ${amount}`,
          body: receipt ? `Your receipt ${receipt} is ready.` : 'Your receipt follows.',
        }),
        hi: ({ amount, property, temple, receipt }) => ({
          title: property ? `${temple} को आपका दान मिला: ${property}` : `${temple} को आपका ${amount} का दान मिला`,
          body: receipt ? `आपकी रसीद ${receipt} तैयार है।` : 'आपकी रसीद बाद में आएगी।',
        }),
      },
    }),
    'receipt-reissued': kind<OwnGift>()({
      audience: giver,
      channels: ['in-app'],
      words: {
        en: ({ temple, receipt, replaced, changes = [] }) => ({
          title: `${temple} corrected the receipt for your gift`,
          body: [...changeSentences(changes, 'en'), receiptEn(receipt, replaced)].join(' '),
        }),
        hi: ({ temple, receipt, replaced, changes = [] }) => ({
          title: `${temple} ने आपके दान की रसीद सुधारी`,
          body: [...changeSentences(changes, 'hi'), receiptHi(receipt, replaced)].join(' '),
        }),
      },
    }),
    refunded: kind<OwnGift>()({
      audience: giver,
      channels: ['in-app'],
      words: {
        en: ({ amount, temple, receipt, replaced }) => ({ title: `${temple} refunded ${amount}`, body: receiptEn(receipt, replaced) }),
        hi: ({ amount, temple, receipt, replaced }) => ({ title: `${temple} ने ${amount} वापस किए`, body: receiptHi(receipt, replaced) }),
      },
    }),
    'check-returned': notReceived({
      en: ({ amount, temple }) => `Your bank returned your check for ${amount} to ${temple}`,
      hi: ({ amount, temple }) => `आपके बैंक ने ${temple} को दिया ${amount} का चेक लौटा दिया`,
    }),
    'bank-returned': notReceived({
      en: ({ amount, temple }) => `Your bank returned your payment of ${amount} to ${temple}`,
      hi: ({ amount, temple }) => `आपके बैंक ने ${temple} को ${amount} का भुगतान लौटा दिया`,
    }),
    'dispute-lost': notReceived({
      en: ({ amount, temple }) => `Your bank took ${amount} back from ${temple}`,
      hi: ({ amount, temple }) => `आपके बैंक ने ${temple} से ${amount} वापस लिए`,
    }),
  },
);

interface LinesBack extends Pick<OwnGift, 'amount' | 'temple'> {
  /** What can't be had: "Garland class". */
  what: string;
}

/** What a devotee paid for and can't have after all. It is mailed as well. */
export const orderNotifications = defineNotifications(
  {
    name: 'order',
    label: { en: 'Orders', hi: 'ऑर्डर' },
    about: { en: 'What you paid for and can’t have after all.', hi: 'जिसका भुगतान हुआ, पर जो मिल नहीं सका।' },
  },
  {
    'place-gone': kind<LinesBack>()({
      audience: giver,
      channels: ['in-app'],
      words: {
        en: ({ amount, temple, what }) => ({
          title: `${temple} refunds ${amount}`,
          body: `${what}: no place was left when your payment arrived. The rest of your order stands.`,
        }),
        hi: ({ amount, temple, what }) => ({
          title: `${temple} ${amount} वापस कर रहा है`,
          body: `${what}: भुगतान पहुँचने तक कोई स्थान नहीं बचा था। बाकी ऑर्डर बना रहेगा।`,
        }),
      },
    }),
    'temple-suspended': kind<LinesBack>()({
      audience: giver,
      channels: ['in-app'],
      words: {
        en: ({ amount, temple, what }) => ({
          title: `${amount} for ${temple} is refunded`,
          body: `${what}: the temple can’t receive payments right now.`,
        }),
        hi: ({ amount, temple, what }) => ({
          title: `${temple} के लिए ${amount} वापस होंगे`,
          body: `${what}: मंदिर अभी भुगतान नहीं ले सकता।`,
        }),
      },
    }),
  },
);

/** Payments that donors' banks take back: the office has days to answer. */
export const disputeNotifications = defineNotifications(
  {
    name: 'dispute',
    nouns: ['order', 'donation'],
    label: { en: 'Disputes', hi: 'विवाद' },
    about: { en: 'Payments a donor’s bank questions, and how that ended.', hi: 'दाता के बैंक द्वारा उठाए गए भुगतान विवाद और उनका अंत।' },
  },
  {
    opened: kind<GiftOf>()({
      audience: office,
      channels: ['in-app', 'email'],
      words: {
        en: ({ amount, donor }) => ({
          title: `A payment of ${amount} is disputed`,
          body: `Donor: ${donor}. Answer on your payment provider’s site before their deadline.`,
        }),
        hi: ({ amount, donor }) => ({
          title: `${amount} के भुगतान पर विवाद`,
          body: `दाता: ${donor}। भुगतान प्रदाता की साइट पर समय सीमा से पहले उत्तर दें।`,
        }),
      },
    }),
    won: kind<GiftOf>()({
      audience: office,
      channels: ['in-app'],
      words: {
        en: ({ amount, donor }) => ({
          title: `The dispute about ${amount} is won`,
          body: `Donor: ${donor}. The gift stays with the temple.`,
        }),
        hi: ({ amount, donor }) => ({ title: `${amount} का विवाद जीता गया`, body: `दाता: ${donor}। दान मंदिर के पास रहेगा।` }),
      },
    }),
    lost: kind<GiftOf>()({
      audience: office,
      channels: ['in-app'],
      words: {
        en: ({ amount, donor }) => ({
          title: `The dispute about ${amount} is lost`,
          body: `Donor: ${donor}. The bank took the gift back, and its receipt is no longer valid.`,
        }),
        hi: ({ amount, donor }) => ({
          title: `${amount} का विवाद हारा गया`,
          body: `दाता: ${donor}। बैंक ने दान वापस लिया, और उसकी रसीद अब मान्य नहीं है।`,
        }),
      },
    }),
    returned: kind<GiftOf>()({
      audience: office,
      channels: ['in-app', 'email'],
      words: {
        en: ({ amount, donor }) => ({
          title: `The bank returned a payment of ${amount}`,
          body: `Donor: ${donor}. The money left again after it had arrived, and the receipt was corrected. Ask the donor to pay another way.`,
        }),
        hi: ({ amount, donor }) => ({
          title: `बैंक ने ${amount} का भुगतान लौटाया`,
          body: `दाता: ${donor}। राशि आने के बाद वापस चली गई, और रसीद सुधारी गई। दाता से दूसरे तरीके से देने को कहें।`,
        }),
      },
    }),
  },
);

/** Refunds the payment provider could not carry out. */
export const refundNotifications = defineNotifications(
  {
    name: 'refund',
    nouns: ['order', 'donation'],
    label: { en: 'Refunds', hi: 'वापसी' },
    about: { en: 'Refunds that failed or that you need to check.', hi: 'विफल वापसी और वे जिनकी जाँच चाहिए।' },
  },
  {
    failed: kind<GiftOf>()({
      audience: office,
      channels: ['in-app', 'email'],
      words: {
        en: ({ amount, donor }) => ({
          title: `A refund of ${amount} failed`,
          body: `Donor: ${donor}. Try again, or refund another way.`,
        }),
        hi: ({ amount, donor }) => ({
          title: `${amount} की वापसी विफल हुई`,
          body: `दाता: ${donor}। फिर कोशिश करें या दूसरे तरीके से लौटाएँ।`,
        }),
      },
    }),
    unassigned: kind<GiftOf>()({
      audience: office,
      channels: ['in-app', 'email'],
      words: {
        en: ({ amount, donor }) => ({
          title: `Check which part ${amount} belongs to`,
          body: `Donor: ${donor}. Your payment provider moved money without saying for which part. Confirm the entry we propose.`,
        }),
        hi: ({ amount, donor }) => ({
          title: `जाँचें कि ${amount} किस भाग के हैं`,
          body: `दाता: ${donor}। भुगतान प्रदाता ने भाग बताए बिना राशि का लेन-देन किया। प्रस्तावित प्रविष्टि की पुष्टि करें।`,
        }),
      },
    }),
  },
);
