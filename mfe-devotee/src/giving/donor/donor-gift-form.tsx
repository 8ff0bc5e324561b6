import { donationEndpoints, type TemplePage } from '@sannidhi/contracts';
import { Card, Form, KeepTyped, styled, useSession, useWrite } from '@sannidhi/kit';
import { useTexts } from '../../use-texts.ts';
import { leaveTo } from '../leave-to.ts';
import { type DonorDraft, type DonorGiftValues, useDonorDraft } from './donor-draft.ts';
import { donationPayload, donorGiftSchema } from './donor-gift-schema.ts';
import { GiftLines } from './gift-lines.tsx';
import { PaySummary } from './pay-summary.tsx';
import { DedicationFields, NameFields } from './receipt-fields.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.density.gap,
  alignItems: 'start',
  '@media (min-width:900px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}));
const Fields = styled('div')({ display: 'grid', gap: 20 });

/** The donor's gift to one temple: purposes, dedication, name, and the summary with the button to the payment page. */
export function DonorGiftForm({ temple, funds, fundId }: TemplePage & { fundId: string }) {
  const text = useTexts();
  const { user } = useSession();
  const [draft, change] = useDonorDraft();
  const give = useWrite(donationEndpoints.give);
  const submit = async (values: DonorGiftValues) => {
    const { checkoutUrl } = await give.mutateAsync({ body: donationPayload(temple.slug, values) });
    leaveTo(checkoutUrl);
  };
  return (
    <Form
      long
      schema={donorGiftSchema}
      initialValues={{ ...initialValues(draft, temple.slug, fundId || (funds[0]?.id ?? '')) }}
      onSubmit={(values) => submit(values as DonorGiftValues)}
    >
      <KeepTyped<DonorGiftValues> keep={(values) => change({ ...values, templeSlug: temple.slug })} />
      <Columns>
        <Fields>
          <Card>
            <Fields>
              <GiftLines funds={funds} />
            </Fields>
          </Card>
          <Card title={text('donor.receiptHeading')}>
            <Fields>
              <NameFields />
              <DedicationFields />
            </Fields>
          </Card>
        </Fields>
        <PaySummary temple={temple} funds={funds} verified={user?.emailVerified ?? false} />
      </Columns>
    </Form>
  );
}

/** The draft's values; another temple's lines and closed purposes are reset. */
function initialValues(draft: DonorDraft, templeSlug: string, fundId: string): DonorGiftValues {
  const { templeSlug: keptFor, celebratedGiftId: _, ...values } = draft;
  const [first, ...others] = values.lines;
  const lines = keptFor === templeSlug && first?.fundId ? [first, ...others] : [{ fundId, amountCents: first?.amountCents }];
  return { ...values, lines };
}
