import { poojaServiceEndpoints } from '@sannidhi/contracts';
import { SelectField, useRead } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** Which pooja: those that are offered. */
export function PoojaField() {
  const text = useOfficeText('poojaSchedules');
  const poojas = useRead(poojaServiceEndpoints.list);
  const choices = (poojas.data ?? []).filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name }));
  return <SelectField name="serviceId" label={text('column.pooja')} placeholder={text('form.choose')} choices={choices} />;
}
