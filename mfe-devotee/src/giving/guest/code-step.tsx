import { BRAND, phoneCode } from '@sannidhi/contracts';
import { Form, Icon, IconLock, SubmitButton, styled } from '@sannidhi/kit';
import { object, string } from 'yup';
import { useTexts } from '../../use-texts.ts';
import { taxedLines } from '../gift-cost.ts';
import { PaymentFacts } from '../payment-facts.tsx';
import { CodeEntry } from './code-entry.tsx';
import { GiftSummary } from './gift-summary.tsx';
import { goodProof } from './guest-draft.ts';
import { StepContent, StepFoot } from './guest-frame.tsx';
import { type StepProps, useStepAddress } from './guest-steps.ts';
import { ProvenPhone } from './proven-phone.tsx';
import { useCodeRefusal } from './use-code-refusal.ts';
import { useGuestCheckout } from './use-guest-checkout.ts';

const Partner = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  color: theme.vars.palette.text.secondary,
  '& svg': { flex: 'none' },
}));
const Spacer = styled('span')({ flex: 1 });

const codeSchema = object({ code: phoneCode() });
/** A verified phone isn't asked for again. */
const noCodeSchema = object({ code: string().optional() });

/** Step 3: the code, what the donor must know before paying, and the button to the payment page. */
export function CodeStep({ page, draft, change, choice }: StepProps) {
  const text = useTexts();
  const address = useStepAddress();
  const { pay } = useGuestCheckout(draft, change, choice);
  const guard = useCodeRefusal(draft, change);
  const proof = goodProof(draft);
  return (
    <Form schema={proof ? noCodeSchema : codeSchema} initialValues={{ code: '' }} onSubmit={({ code }) => guard(pay(code ?? ''))}>
      <StepContent>
        <GiftSummary totalCents={choice.cost.totalCents} purpose={choice.fund?.name ?? ''} changeTo={address('amount')} />
        {proof ? <ProvenPhone proof={proof} /> : <CodeEntry draft={draft} change={change} />}
        <Spacer />
        <PaymentFacts
          payee={page.temple.legalName}
          cost={choice.cost}
          covered={draft.coverFees}
          lines={taxedLines(page.funds, [{ fundId: choice.fund?.id ?? '', amountCents: choice.cost.giftCents }])}
        />
        <Partner>
          <Icon of={IconLock} />
          {text('cost.partner', { brand: BRAND.name })}
        </Partner>
      </StepContent>
      <StepFoot>
        <SubmitButton wide busy={text('code.paying')}>
          {text('code.pay')}
        </SubmitButton>
      </StepFoot>
    </Form>
  );
}
