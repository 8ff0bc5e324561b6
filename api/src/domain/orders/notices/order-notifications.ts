import { defineNotifications, kind } from '../../notifications/notification-kinds.ts';

const office = { to: 'staff', permission: 'donations:refund' } as const;

interface GiftOf {
  amount: string;
  /** Who gave, as the office's lists show them. */
  donor: string;
}

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
