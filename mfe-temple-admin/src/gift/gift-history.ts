import type { AuditAction, HistoryItem } from '@sannidhi/contracts';
import {
  historyWord,
  IconAlertCircle,
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconReceipt,
  IconReceiptRefund,
  IconReplace,
  type TimelineItem,
} from '@sannidhi/kit';
import { donorText } from '../office/donor-text.ts';

type Look = Pick<TimelineItem, 'icon' | 'tone'>;

/** How each kind of event looks; others look plain. */
const LOOKS: Partial<Record<AuditAction, Look>> = {
  'donation.succeeded': { icon: IconCircleCheck, tone: 'success' },
  'donation.recorded': { icon: IconCircleCheck, tone: 'success' },
  'donation.failed': { icon: IconAlertCircle, tone: 'error' },
  'donation.canceled': { icon: IconBan, tone: 'neutral' },
  'dispute.opened': { icon: IconAlertTriangle, tone: 'warning' },
  'dispute.won': { icon: IconCircleCheck, tone: 'success' },
  'dispute.lost': { icon: IconBan, tone: 'neutral' },
  'receipt.issued': { icon: IconReceipt, tone: 'success' },
  'receipt.voided': { icon: IconBan, tone: 'neutral' },
  'receipt.replaced': { icon: IconReplace, tone: 'neutral' },
  'receipt.reissued': { icon: IconReplace, tone: 'neutral' },
  'refund.requested': { icon: IconReceiptRefund, tone: 'info' },
  'refund.succeeded': { icon: IconReceiptRefund, tone: 'success' },
  'refund.owed': { icon: IconReceiptRefund, tone: 'warning' },
  'refund.handed-out': { icon: IconReceiptRefund, tone: 'success' },
  'refund.given': { icon: IconReceiptRefund, tone: 'success' },
  'refund.failed': { icon: IconAlertCircle, tone: 'error' },
};

/** A gift's history for the timeline, newest first: what, who, when. */
export function historyItems(history: readonly HistoryItem[], when: (at: string) => string): TimelineItem[] {
  return history
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .map(({ at, actor, what, note }, index) => ({
      key: `${at}/${index}`,
      what: historyWord(what),
      when: when(at),
      at,
      who: [donorText(actor), note].filter(Boolean).join('. '),
      ...LOOKS[what],
    }));
}
