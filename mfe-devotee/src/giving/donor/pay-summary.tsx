import { BRAND, type FundPublic, type TemplePage } from '@sannidhi/contracts';
import { CheckboxField, formatCents, SubmitButton, styled, useFormValues } from '@sannidhi/kit';
import { useId } from 'react';
import { useTexts } from '../../use-texts.ts';
import { giftCost } from '../gift-cost.ts';
import { PaymentFacts } from '../payment-facts.tsx';
import type { DonorGiftValues } from './donor-draft.ts';

const Side = styled('div')({ display: 'grid', gap: 16, '@media (min-width:900px)': { position: 'sticky', top: 88 } });
const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

const ONCE = { pay: 'donor.pay', payPlain: 'donor.payPlain', total: 'cost.total', next: 'cost.partner' };
const REGULARLY = { pay: 'plans.form.start', payPlain: 'plans.form.startPlain', total: 'plans.form.each' };

interface PaySummaryProps {
  temple: TemplePage['temple'];
  funds: readonly FundPublic[];
  /** An unverified email can't give yet. */
  verified: boolean;
}

/** Total, fees and what may be deductible, next to the one button that leads to the payment page. */
export function PaySummary({ temple, funds, verified }: PaySummaryProps) {
  const text = useTexts();
  const hint = useId();
  const { lines, coverFees, repeats, cardId } = useFormValues<DonorGiftValues>();
  const words = repeats === 'once' ? ONCE : { ...REGULARLY, next: cardId ? 'plans.form.thenCharged' : 'plans.form.thenCard' };
  const giftCents = lines.reduce((sum, { amountCents }) => sum + (amountCents || 0), 0);
  const cost = giftCost(giftCents, coverFees);
  const chosen = lines.flatMap(({ fundId }) => funds.find(({ id }) => id === fundId)?.taxClass ?? []);
  const cover = giftCost(giftCents, false).coverCents;
  return (
    <Side>
      {cost.giftCents > 0 && (
        <CheckboxField name="coverFees" label={text('cost.cover', { fee: formatCents(cover), gift: formatCents(cost.giftCents) })} />
      )}
      <PaymentFacts payee={temple.legalName} cost={cost} covered={coverFees} taxClasses={chosen} total={text(words.total)} />
      <SubmitButton wide busy={text('code.paying')} disabled={!verified} aria-describedby={hint}>
        {cost.totalCents ? text(words.pay, { total: formatCents(cost.totalCents) }) : text(words.payPlain)}
      </SubmitButton>
      <Note id={hint}>{verified ? text(words.next, { brand: BRAND.name }) : text('donor.unverifiedHeading')}</Note>
    </Side>
  );
}
