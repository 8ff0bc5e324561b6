import type { Wording } from '@sannidhi/contracts';

/** What was paid for and can't be had. */
export interface LinesBackMessage {
  temple: string;
  amount: string;
  what: string;
  /** Whose language it is in; English for a guest, and where it is absent in messages from before it was said. */
  accountId?: string | null;
}

type Facts = Pick<LinesBackMessage, 'temple' | 'amount' | 'what'>;

const en = {
  'place-gone': 'No place was left when your payment arrived.',
  'temple-suspended': 'The temple can’t receive payments right now.',
  subject: (temple: string) => `Your order at ${temple}`,
  heading: 'Your refund',
  onItsWay: (amount: string) => `${amount} is on its way back to you. It takes a few days to arrive.`,
  sms: ({ temple, amount, what }: Facts, why: string) => `${temple}: ${why} ${what}: ${amount} is on its way back to you.`,
};

/** The mail and text about money that goes back by itself. */
export const LINES_BACK_WORDS: Wording<typeof en> = {
  en,
  hi: {
    'place-gone': 'आपका भुगतान आने तक कोई स्थान नहीं बचा था।',
    'temple-suspended': 'मंदिर अभी भुगतान नहीं ले सकता।',
    subject: (temple) => `${temple} में आपका ऑर्डर`,
    heading: 'आपकी वापसी',
    onItsWay: (amount) => `${amount} आपको वापस भेजे जा रहे हैं। पहुँचने में कुछ दिन लगते हैं।`,
    sms: ({ temple, amount, what }, why) => `${temple}: ${why} ${what}: ${amount} आपको वापस भेजे जा रहे हैं।`,
  },
};
