import type { DonationDetail } from '@sannidhi/contracts';
import { Banner, Button, IconReceiptRefund, IconReplace, Stack, Typography, useSession } from '@sannidhi/kit';
import { useEffect, useRef, useState } from 'react';
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
  const [told, tell] = useState<string>();
  const result = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const left = useRef(false);
  useEffect(() => {
    // The form is gone with what had the focus: it goes on from what came of it, or from what opened it.
    if (action === 'none' && left.current) (told ? result.current : start.current?.querySelector('button'))?.focus();
    left.current = action !== 'none';
  }, [action, told]);
  const begin = (next: GiftAction) => {
    tell(undefined);
    onAction(next);
  };
  const done = (sentence?: string) => {
    tell(sentence);
    onAction('none');
  };
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
        <ReissueForm receipt={receipt} legalName={gift.legalName} onDone={() => done()} />
      </Stack>
    );
  }
  const said = told && (
    <div ref={result} tabIndex={-1}>
      <Banner kind="success">{told}</Banner>
    </div>
  );
  if (gift.status === 'disputed') return <Secondary>{text('gift.refund.locked')}</Secondary>;
  if (gift.unassigned.length > 0 && !mayReissue) return said || <Secondary>{text('gift.toCheck.first')}</Secondary>;
  if (!mayRefund && !mayReissue) return said || null;
  return (
    <Stack spacing={2} ref={start}>
      {said}
      <Row align="end">
        {mayReissue && (
          <Button variant="text" icon={IconReplace} onClick={() => begin('reissue')}>
            {text('gift.reissue.submit')}
          </Button>
        )}
        {mayRefund && (
          <Button variant="destructive" icon={IconReceiptRefund} onClick={() => begin('refund')}>
            {text('gift.refund.start')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
