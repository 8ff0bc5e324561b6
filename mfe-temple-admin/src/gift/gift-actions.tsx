import type { DonationDetail } from '@sannidhi/contracts';
import { Button, IconReceiptRefund, IconReplace, Stack, Typography, useSession } from '@sannidhi/kit';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { isRefundable } from './refund-effect.ts';
import { RefundForm } from './refund-form.tsx';
import { ReissueForm } from './reissue-form.tsx';

/** What the panel's footer is doing. */
export type GiftAction = 'none' | 'refund' | 'reissue';

interface GiftActionsProps {
  gift: DonationDetail;
  action: GiftAction;
  onAction: (action: GiftAction) => void;
}

/** What the signed-in user may do with this gift, always visible in the panel's footer. */
export function GiftActions({ gift, action, onAction }: GiftActionsProps) {
  const text = useOfficeText();
  const { can } = useSession();
  const receipt = gift.receipts.find(({ status }) => status === 'valid');
  const mayRefund = can('donations:refund') && isRefundable(gift) && gift.unassigned.length === 0;
  const mayReissue = can('receipts:reissue') && receipt !== undefined;
  const done = () => onAction('none');
  if (action === 'refund' && mayRefund) {
    return (
      <Stack spacing={2}>
        <Typography variant="h3">{text('gift.refund.title')}</Typography>
        <RefundForm gift={gift} onDone={done} />
      </Stack>
    );
  }
  if (action === 'reissue' && mayReissue) {
    return (
      <Stack spacing={2}>
        <Typography variant="h3">{text('gift.reissue.title')}</Typography>
        <ReissueForm receipt={receipt} legalName={gift.legalName} onDone={done} />
      </Stack>
    );
  }
  if (gift.status === 'disputed') return <Secondary>{text('gift.refund.locked')}</Secondary>;
  if (gift.unassigned.length > 0 && !mayReissue) return <Secondary>{text('gift.toCheck.first')}</Secondary>;
  if (!mayRefund && !mayReissue) return null;
  return (
    <Row align="end">
      {mayReissue && (
        <Button variant="text" icon={IconReplace} onClick={() => onAction('reissue')}>
          {text('gift.reissue.submit')}
        </Button>
      )}
      {mayRefund && (
        <Button variant="destructive" icon={IconReceiptRefund} onClick={() => onAction('refund')}>
          {text('gift.refund.start')}
        </Button>
      )}
    </Row>
  );
}
