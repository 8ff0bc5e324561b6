import { type Fund, fundEndpoints, fundSchema, TAXED_KINDS } from '@sannidhi/contracts';
import { CheckboxField, Facts, Field, Form, formatCents, MoneyField, notify, SelectField, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { taxedKindLabel } from '../office/labels.ts';
import { useOfficeText } from '../office/namespace.ts';
import { WordingFields, wordingValues } from '../office/wording-fields.tsx';

interface FundFormProps {
  /** The fund to change; without one a new one is opened. */
  fund?: Fund | undefined;
  onDone: () => void;
}

/** Opens a fund, or changes and closes one. Closing keeps its gifts and its balance. */
export function FundForm({ fund, onDone }: FundFormProps) {
  const text = useOfficeText();
  const create = useWrite(fundEndpoints.create);
  const update = useWrite(fundEndpoints.update);
  return (
    <Form
      label={fund?.name ?? text('funds.form.titleNew')}
      schema={fundSchema}
      initialValues={valuesOf(fund)}
      onSubmit={async (body) => {
        const saved = await (fund ? update.mutateAsync({ params: { fundId: fund.id }, body }) : create.mutateAsync({ body }));
        notify({ kind: 'success', title: text('funds.form.done', { name: saved.name }) });
        onDone();
      }}
    >
      {fund && <Facts facts={[{ label: text('funds.form.balance'), value: formatCents(fund.balanceCents) }]} />}
      <Field name="name" label={text('funds.form.name')} maxLength={60} />
      <Field
        optional
        name="description"
        label={text('funds.form.description')}
        help={text('funds.form.descriptionHelp')}
        rows={3}
        maxLength={300}
      />
      <SelectField
        name="taxedKind"
        label={text('funds.form.taxedKind')}
        help={text('funds.form.taxedKindHelp')}
        choices={TAXED_KINDS.map((value) => ({ value, label: taxedKindLabel(text, value) }))}
      />
      <WordingFields
        fields={[
          { name: 'name', label: text('funds.form.name'), maxLength: 60 },
          { name: 'description', label: text('funds.form.description'), rows: 2, maxLength: 300 },
        ]}
      />
      <MoneyField compact optional name="goalCents" label={text('funds.form.goal')} />
      <div>
        <CheckboxField name="restricted" label={text('funds.form.restricted')} />
        <CheckboxField name="public" label={text('funds.form.public')} help={text('funds.form.publicHelp')} />
        {fund && <CheckboxField name="active" label={text('funds.form.active')} />}
      </div>
      <FormEnd onCancel={onDone} {...(fund ? {} : { submit: text('funds.form.submitNew') })} />
    </Form>
  );
}

const valuesOf = (fund: Fund | undefined) => ({
  name: fund?.name ?? '',
  description: fund?.description ?? '',
  restricted: fund?.restricted ?? false,
  public: fund?.public ?? true,
  active: fund?.active ?? true,
  taxedKind: fund?.taxedKind ?? 'fund',
  goalCents: fund?.goalCents ?? undefined,
  wording: wordingValues(['name', 'description'], fund?.wording),
});
