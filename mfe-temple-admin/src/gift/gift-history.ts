import type { HistoryItem } from '@sannidhi/contracts';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconReceipt,
  IconReceiptRefund,
  IconReplace,
  type Text,
  type TimelineItem,
  translateSentence,
} from '@sannidhi/kit';

type Look = Pick<TimelineItem, 'icon' | 'tone'>;

/** How each kind of event looks; what is not named looks plain. */
const LOOKS: Readonly<Record<string, Look>> = {
  'donation.succeeded': { icon: IconCircleCheck, tone: 'success' },
  'donation.pending': { icon: IconClock, tone: 'info' },
  'donation.failed': { icon: IconAlertCircle, tone: 'error' },
  'donation.canceled': { icon: IconBan, tone: 'neutral' },
  'donation.refunded': { icon: IconReceiptRefund, tone: 'neutral' },
  'donation.partially-refunded': { icon: IconReceiptRefund, tone: 'neutral' },
  'donation.disputed': { icon: IconAlertTriangle, tone: 'warning' },
  'receipt.issued': { icon: IconReceipt, tone: 'success' },
  'receipt.voided': { icon: IconBan, tone: 'neutral' },
  'receipt.replaced': { icon: IconReplace, tone: 'neutral' },
  'refund.requested': { icon: IconReceiptRefund, tone: 'info' },
  'refund.succeeded': { icon: IconReceiptRefund, tone: 'success' },
  'refund.failed': { icon: IconAlertCircle, tone: 'error' },
};

/** A gift's history for the timeline, newest first: what, who, when. */
export function historyItems(history: readonly HistoryItem[], text: Text, when: (at: string) => string): TimelineItem[] {
  return history
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .map(({ at, actor, what, note }, index) => ({
      key: `${at}/${index}`,
      what: wordOf(what, text),
      when: when(at),
      at,
      who: note ? `${actor}. ${translateSentence(note)}` : actor,
      ...LOOKS[what],
    }));
}

/** Events newer than this release are told as a change, never as their internal word. */
function wordOf(what: string, text: Text): string {
  const key = `gift.history.${what.replace('.', '-')}`;
  const word = text(key);
  return word === key ? text('gift.history.other') : word;
}
