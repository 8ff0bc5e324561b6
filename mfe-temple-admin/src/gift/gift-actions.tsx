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
  const may = useMay(gift);
  const [told, tell] = useState<string>();
  const { result, start } = useFocusAfter(action, told);
  const begin = (next: GiftAction) => {
    tell(undefined);
    onAction(next);
  };
  const done = (sentence?: string) => {
    tell(sentence);
    onAction('none');
  };
  if (action !== 'none' && may[action]) return <ActionForm {...{ gift, action, done }} />;
  const said = told && (
    <div ref={result} tabIndex={-1}>
      <Banner kind="success">{told}</Banner>
    </div>
  );
  if (gift.status === 'disputed') return <Secondary>{text('gift.refund.locked')}</Secondary>;
  if (gift.unassigned.length > 0 && !may.reissue) return said || <Secondary>{text('gift.toCheck.first')}</Secondary>;
  if (!may.refund && !may.reissue && !may.correct && !may.complete) return said || null;
  return (
    <Stack spacing={2} ref={start}>
      {said}
      <Row align="end">
        {may.complete && (
          <Button variant="primary" icon={IconReceipt} onClick={() => begin('complete')}>
            {text('gift.complete.submit')}
          </Button>
        )}
        {may.correct && (
          <Button variant="text" icon={IconPencil} onClick={() => begin('correct')}>
            {text('gift.correct.start')}
          </Button>
        )}
        {may.reissue && (
          <Button variant="text" icon={IconReplace} onClick={() => begin('reissue')}>
            {text('gift.reissue.submit')}
          </Button>
        )}
        {may.refund && (
          <Button variant="destructive" icon={IconReceiptRefund} onClick={() => begin('refund')}>
            {text('gift.refund.start')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

type Begun = Exclude<GiftAction, 'none'>;

/** What the signed-in user and the gift's state allow. */
function useMay(gift: DonationDetail): Record<Begun, boolean> {
  const { can } = useSession();
  return {
    refund: can('donations:refund') && isRefundable(gift) && gift.unassigned.length === 0,
    reissue: can('receipts:reissue') && validReceipt(gift) !== undefined,
    correct: can('donations:correct') && gift.correctable,
    complete: can('receipts:reissue') && canComplete(gift),
  };
}

/** The form is gone with what had the focus: it goes on from what came of it, or from what opened it. */
function useFocusAfter(action: GiftAction, told: string | undefined) {
  const result = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const left = useRef(false);
  useEffect(() => {
    if (action === 'none' && left.current) (told ? result.current : start.current?.querySelector('button'))?.focus();
    left.current = action !== 'none';
  }, [action, told]);
  return { result, start };
}

function ActionForm({ gift, action, done }: { gift: DonationDetail; action: Begun; done: (sentence?: string) => void }) {
  const text = useOfficeText('gift');
  const receipt = validReceipt(gift);
  const finish = () => done();
  return (
    <Stack spacing={2}>
      <Typography variant="h3">{text(`${action}.title`)}</Typography>
      {action === 'correct' && <CorrectForm gift={gift} onDone={finish} />}
      {action === 'complete' && <CompleteForm gift={gift} onDone={finish} />}
      {action === 'refund' && <RefundForm gift={gift} onDone={done} />}
      {action === 'reissue' && receipt && <ReissueForm receipt={receipt} legalName={gift.legalName} onDone={finish} />}
    </Stack>
  );
}

const validReceipt = ({ receipts }: DonationDetail) => receipts.find(({ status }) => status === 'valid');

/** The temple has the money or the property, and there is no receipt for it. */
const canComplete = ({ receiptNumber, status, totalCents, refundedCents, lostCents }: DonationDetail): boolean =>
  receiptNumber === null &&
  HOLDS_MONEY.some((state) => donationStatusOf(state) === status) &&
  (totalCents === 0 || totalCents > refundedCents + lostCents);
