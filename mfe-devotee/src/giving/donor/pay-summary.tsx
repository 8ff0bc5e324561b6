import { BRAND } from '@sannidhi/contracts';
import { CheckboxField, formatCents, SubmitButton, styled, useFormValues } from '@sannidhi/kit';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../use-texts.ts';
import { giftCost, type TaxedLine } from '../gift-cost.ts';
import { PaymentFacts } from '../payment-facts.tsx';
import type { PayerValues } from './donor-draft.ts';

const Side = styled('div')({ display: 'grid', gap: 16 });
const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

const ONCE = { pay: 'donor.pay', payPlain: 'donor.payPlain', total: 'cost.total', next: 'cost.partner' };

interface PaySummaryProps {
  /** Keys of what it says where a payment isn't made once. */
  words?: typeof ONCE;
  /** The temple's legal name: who is paid. */
  payee: string;
  /** What is given, without a covered fee. */
  giftCents: number;
  lines: readonly TaxedLine[];
  /** Why nothing can be paid yet. */
  blocked?: string | false;
  /** What has to be answered before paying. */
  ask?: ReactNode;
  /** Other things to do than paying. */
  children?: ReactNode;
}

/** Total, fees and what may be deducted beside the one button that leaves for the payment page. */
export function PaySummary({ words = ONCE, payee, giftCents, lines, blocked, ask, children }: PaySummaryProps) {
  const text = useTexts();
  const hint = useId();
  const { coverFees } = useFormValues<PayerValues>();
  const cost = giftCost(giftCents, coverFees);
  const cover = giftCost(giftCents, false).coverCents;
  return (
    <Side>
      {cost.giftCents > 0 && (
        <CheckboxField name="coverFees" label={text('cost.cover', { fee: formatCents(cover), gift: formatCents(cost.giftCents) })} />
      )}
      <PaymentFacts payee={payee} cost={cost} covered={coverFees} lines={lines} total={text(words.total)} />
      {ask}
      <SubmitButton wide busy={text('code.paying')} disabled={Boolean(blocked)} aria-describedby={hint}>
        {cost.totalCents ? text(words.pay, { total: formatCents(cost.totalCents) }) : text(words.payPlain)}
      </SubmitButton>
      {children}
      <Note id={hint}>{blocked || text(words.next, { brand: BRAND.name })}</Note>
    </Side>
  );
}
