import {
  DEFAULT_TAX_RULES,
  TAX_CLASSES,
  TAXED_KINDS,
  type TaxClass,
  type TaxedKind,
  type TaxPolicy,
  taxPolicyEndpoints,
  taxPolicySchema,
} from '@sannidhi/contracts';
import { Banner, Field, FieldPair, Form, MoneyField, notify, SelectField, Stack, useFormField, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { taxClassLabel, taxedKindLabel } from '../office/labels.ts';
import { useOfficeText } from '../office/namespace.ts';
import { policyPayload } from './policy-payload.ts';

interface TaxPolicyFormProps {
  /** The version in force, where one was approved. */
  current: TaxPolicy | undefined;
  onDone: () => void;
}

/** A new version of the policy, starting from the current one; approving it makes it apply to future receipts. */
export function TaxPolicyForm({ current, onDone }: TaxPolicyFormProps) {
  const text = useOfficeText();
  const version = (current?.version ?? 0) + 1;
  const approve = useWrite(taxPolicyEndpoints.approve);
  return (
    <Form
      long
      label={text('tax.form.titleNew')}
      schema={taxPolicySchema}
      initialValues={{ rules: TAXED_KINDS.map((kind) => ruleOf(current, kind)) }}
      onSubmit={async (values) => {
        const approved = await approve.mutateAsync({ body: policyPayload(values) });
        notify({ kind: 'success', title: text('tax.form.done', { version: approved.version }) });
        onDone();
      }}
    >
      <Stack spacing={4}>
        {TAXED_KINDS.map((kind, index) => (
          <RuleFields key={kind} kind={kind} index={index} />
        ))}
      </Stack>
      <Banner kind="info">{text('tax.form.effect', { version })}</Banner>
      <FormEnd onCancel={onDone} submit={text('tax.form.submit', { version })} busy={text('tax.form.busy')} />
    </Form>
  );
}

function RuleFields({ kind, index }: { kind: TaxedKind; index: number }) {
  const text = useOfficeText();
  const { value: taxClass } = useFormField<TaxClass>(`rules.${index}.taxClass`, false);
  return (
    <Stack spacing={3}>
      <SelectField
        name={`rules.${index}.taxClass`}
        label={taxedKindLabel(text, kind)}
        choices={TAX_CLASSES.map((value) => ({ value, label: taxClassLabel(text, value) }))}
      />
      {taxClass === 'partial' && (
        <FieldPair>
          <MoneyField compact name={`rules.${index}.fairMarketValueCents`} label={text('tax.form.valueShort')} />
          <Field name={`rules.${index}.benefit`} label={text('tax.form.benefitShort')} maxLength={120} />
        </FieldPair>
      )}
    </Stack>
  );
}

function ruleOf(policy: TaxPolicy | undefined, kind: TaxedKind) {
  const rule = policy?.rules.find((one) => one.kind === kind);
  return {
    kind,
    taxClass: rule?.taxClass ?? DEFAULT_TAX_RULES[kind],
    fairMarketValueCents: rule?.fairMarketValueCents,
    benefit: rule?.benefit ?? '',
  };
}
