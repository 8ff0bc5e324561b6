import { counterEndpoints, DENOMINATIONS_CENTS } from '@sannidhi/contracts';
import { Banner, Field, FieldPair, Form, formatCents, MoneyField, notify, useFormField, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { FundField } from '../office/fund-field.tsx';
import { LateReason } from '../office/late-reason.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { CounterNames } from './counter-names.tsx';
import { hundiFormSchema, hundiPayload, pieceField, tallyOf } from './hundi-form-schema.ts';
import { tallyCents } from './hundi-total.ts';
import { TallyFields } from './tally-fields.tsx';

/** Records that a hundi was opened: who counted, what was found, and why the counts differ if they do. */
export function HundiForm({ onDone }: { onDone: () => void }) {
  const text = useOfficeText();
  const { today } = useTemple();
  const record = useWrite(counterEndpoints.countHundi);
  return (
    <Form
      long
      label={text('hundi.form.titleNew')}
      schema={hundiFormSchema}
      initialValues={{ ...EMPTY, countedOn: today }}
      onSubmit={async (values) => {
        const count = await record.mutateAsync({ body: hundiPayload(values) });
        notify({ kind: 'success', title: text('hundi.form.done', { number: count.number }) });
        onDone();
      }}
    >
      <Field name="hundi" label={text('hundi.form.hundi')} help={text('hundi.form.hundiHelp')} maxLength={60} />
      <FieldPair>
        <Field name="sealNumber" label={text('hundi.form.seal')} maxLength={40} />
        <Field name="countedOn" type="date" label={text('hundi.form.date')} />
      </FieldPair>
      <LateReason day="countedOn" name="countedReason" />
      <FundField label={text('hundi.form.fund')} />
      <CounterNames />
      <TallyFields />
      <MoneyField compact name="statedTotalCents" label={text('hundi.form.stated')} help={text('hundi.form.statedHelp')} />
      <Discrepancy />
      <Field optional name="depositReference" label={text('hundi.form.deposit')} maxLength={60} />
      <Effect />
      <FormEnd onCancel={onDone} submit={text('hundi.form.submit')} busy={text('hundi.form.busy')} />
    </Form>
  );
}

const EMPTY = {
  countedReason: '',
  hundi: '',
  sealNumber: '',
  fundId: '',
  counters: ['', ''],
  tally: Object.fromEntries(DENOMINATIONS_CENTS.map((cents) => [pieceField(cents), undefined])),
  statedTotalCents: undefined,
  discrepancyReason: '',
  depositReference: '',
};

const useCounted = (): number => tallyCents(tallyOf(useFormField<Record<string, number | undefined>>('tally', false).value));

/** Asks for the reason as soon as notes and coins differ from the stated total. */
function Discrepancy() {
  const text = useOfficeText();
  const counted = useCounted();
  const { value: stated } = useFormField<number | undefined>('statedTotalCents', false);
  if (stated === undefined || !Number.isFinite(stated) || stated === counted) return null;
  const sentence = counted > stated ? 'hundi.form.more' : 'hundi.form.less';
  return (
    <>
      <Banner kind="warning">{text(sentence, { amount: formatCents(Math.abs(counted - stated)) })}</Banner>
      <Field name="discrepancyReason" label={text('hundi.form.reason')} rows={2} maxLength={300} />
    </>
  );
}

function Effect() {
  const text = useOfficeText();
  return <Banner kind="info">{text('hundi.form.effect', { amount: formatCents(useCounted()) })}</Banner>;
}
