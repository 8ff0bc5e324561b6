import { type PoojaService, poojaServiceEndpoints } from '@sannidhi/contracts';
import { CheckboxField, Form, notify, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { listOf } from '../office/word-list.ts';
import { CreditsFields } from './credits-fields.tsx';
import { AboutFields, PriceFields, PriestFields, SankalpamFields, TermsFields } from './pooja-fields.tsx';
import { poojaFormSchema, poojaValues } from './pooja-values.ts';

interface PoojaFormProps {
  /** The pooja to change; without one a new one is added. */
  pooja?: PoojaService;
  onDone: () => void;
}

/** Adds a pooja to the catalog, changes one, or stops offering it. Its bookings keep their price and their name. */
export function PoojaForm({ pooja, onDone }: PoojaFormProps) {
  const text = useOfficeText('poojas');
  const add = useWrite(poojaServiceEndpoints.add);
  const change = useWrite(poojaServiceEndpoints.change);
  return (
    <Form
      long
      label={pooja?.name ?? text('form.titleNew')}
      schema={poojaFormSchema}
      initialValues={poojaValues(pooja)}
      onSubmit={async ({ skills, ...values }) => {
        const body = { ...values, skills: listOf(skills) };
        const saved = await (pooja ? change.mutateAsync({ params: { serviceId: pooja.id }, body }) : add.mutateAsync({ body }));
        notify({ kind: 'success', title: text('form.done', { name: saved.name }) });
        onDone();
      }}
    >
      <AboutFields />
      <PriceFields />
      <CreditsFields fundId={pooja?.creditsFundId ?? null} />
      <SankalpamFields />
      <PriestFields />
      <TermsFields />
      {pooja && <CheckboxField name="active" label={text('form.active')} help={text('form.activeHelp')} />}
      <FormEnd onCancel={onDone} {...(pooja ? {} : { submit: text('form.submitNew') })} />
    </Form>
  );
}
