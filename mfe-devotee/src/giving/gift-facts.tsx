import type { OwnDonation } from '@sannidhi/contracts';
import { Facts, formatDate, StatusChip } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { paidWithIn } from './paid-with.ts';
import { purposesLabel } from './purposes-label.ts';

/** The facts of a received gift as on its receipt: number, the temple's local time, purpose, how it was paid. */
export function GiftFacts({ gift, temple = false }: { gift: OwnDonation; temple?: boolean }) {
  const text = useTexts();
  const receivedAt = gift.receivedAt ?? gift.createdAt;
  return (
    <Facts
      ruled
      facts={[
        { label: text('thanks.receipt'), value: <b>{gift.receipt?.number ?? text('thanks.receiptPending')}</b> },
        { label: text('thanks.temple'), value: temple ? gift.temple.name : '' },
        { label: text('thanks.purpose'), value: purposesLabel(gift.lines) },
        { label: text('thanks.date'), value: formatDate(receivedAt, { timeZone: gift.temple.timeZone, ...MOMENT }) },
        { label: text('thanks.paidBy'), value: paidWithIn(gift.paidWith, text) },
        { label: text('thanks.status'), value: gift.status === 'succeeded' ? '' : <StatusChip of="donation" state={gift.status} /> },
      ]}
    />
  );
}

const MOMENT = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
