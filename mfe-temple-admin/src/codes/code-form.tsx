import { type EHundiCode, eHundiCodeSchema, eHundiEndpoints } from '@sannidhi/contracts';
import { CheckboxField, Field, Form, notify, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { FundField } from '../office/fund-field.tsx';
import { useOfficeText } from '../office/namespace.ts';

interface CodeFormProps {
  /** The code to change; without one a new one is created. */
  code?: EHundiCode | undefined;
  onSaved: (code: EHundiCode) => void;
  onCancel: () => void;
}

/** Creates an e-hundi code, or changes and retires one. Posters already on display keep working. */
export function CodeForm({ code, onSaved, onCancel }: CodeFormProps) {
  const text = useOfficeText();
  const create = useWrite(eHundiEndpoints.create);
  const update = useWrite(eHundiEndpoints.update);
  return (
    <Form
      label={code?.name ?? text('codes.form.titleNew')}
      schema={eHundiCodeSchema}
      initialValues={{ name: code?.name ?? '', fundId: code?.fund.id ?? '', active: code?.active ?? true }}
      onSubmit={async (body) => {
        const saved = await (code ? update.mutateAsync({ params: { codeId: code.id }, body }) : create.mutateAsync({ body }));
        notify({ kind: 'success', title: text('codes.form.done', { name: saved.name }) });
        onSaved(saved);
      }}
    >
      <Field name="name" label={text('codes.form.name')} help={text('codes.form.nameHelp')} maxLength={60} />
      <FundField
        label={text('codes.form.fund')}
        offers={({ active, public: offered, id }) => (active && offered) || id === code?.fund.id}
      />
      {code && <CheckboxField name="active" label={text('codes.form.active')} help={text('codes.form.activeHelp')} />}
      <FormEnd onCancel={onCancel} {...(code ? {} : { submit: text('codes.form.submitNew') })} />
    </Form>
  );
}
