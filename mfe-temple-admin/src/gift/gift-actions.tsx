import { type DonationDetail, donationStatusOf, HOLDS_MONEY } from '@sannidhi/contracts';
import { Banner, Button, IconPencil, IconReceipt, IconReceiptRefund, IconReplace, Stack, Typography, useSession } from '@sannidhi/kit';
import { useEffect, useRef, useState } from 'react';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { CompleteForm } from './complete-form.tsx';
import { CorrectForm } from './correct-form.tsx';
import { isRefundable } from './refund-effect.ts';
import { RefundForm } from './refund-form.tsx';
import { ReissueForm } from './reissue-form.tsx';

/** What the panel's footer is doing. */
export type GiftAction = 'none' | 'refund' | 'reissue' | 'correct' | 'complete';

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
  const mayCorrect = can('donations:correct') && gift.correctable;
  const mayComplete = can('receipts:reissue') && canComplete(gift);
  if (action === 'correct' && mayCorrect) {
    return (
      <Stack spacing={2}>
        <Typography variant="h3">{text('gift.correct.title')}</Typography>
        <CorrectForm gift={gift} onDone={() => done()} />
      </Stack>
    );
  }
  if (action === 'complete' && mayComplete) {
    return (
      <Stack spacing={2}>
        <Typography variant="h3">{text('gift.complete.title')}</Typography>
        <CompleteForm gift={gift} onDone={() => done()} />
      </Stack>
    );
  }
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
  if (!mayRefund && !mayReissue && !mayCorrect && !mayComplete) return said || null;
  return (
    <Stack spacing={2} ref={start}>
      {said}
      <Row align="end">
        {mayComplete && (
          <Button variant="primary" icon={IconReceipt} onClick={() => begin('complete')}>
            {text('gift.complete.submit')}
          </Button>
        )}
        {mayCorrect && (
          <Button variant="text" icon={IconPencil} onClick={() => begin('correct')}>
            {text('gift.correct.start')}
          </Button>
        )}
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

/** The temple has the money or the property, and there is no receipt for it. */
const canComplete = ({ receiptNumber, status, totalCents, refundedCents, lostCents }: DonationDetail): boolean =>
  receiptNumber === null &&
  HOLDS_MONEY.some((state) => donationStatusOf(state) === status) &&
  (totalCents === 0 || totalCents > refundedCents + lostCents);
