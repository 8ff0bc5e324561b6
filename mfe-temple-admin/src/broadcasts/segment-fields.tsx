import { BROADCAST_GROUPS, fundEndpoints } from '@sannidhi/contracts';
import { Field, FieldPair, LANGUAGES, SelectField, Stack, useFormValues, useRead } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { TogglesField } from '../office/toggles-field.tsx';
import type { BroadcastValues } from './form-values.ts';

/** Whom it is for: groups, narrowed by giving and language. */
export function SegmentFields() {
  const text = useOfficeText('broadcasts');
  const { segment } = useFormValues<BroadcastValues>();
  const gave = segment.groups.includes('donors') || segment.groups.includes('guests');
  return (
    <Stack spacing={2}>
      <TogglesField
        name="segment.groups"
        label={text('form.groups')}
        choices={BROADCAST_GROUPS.map((value) => ({ value, label: text(`group.${value}`) }))}
      />
      {gave && <GivingFields />}
      <SelectField
        optional
        name="segment.language"
        label={text('form.language')}
        placeholder={text('form.anyLanguage')}
        choices={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
      />
    </Stack>
  );
}

/** Donors and guests of one purpose, in a period, or who haven't given since a day. */
function GivingFields() {
  const text = useOfficeText('broadcasts');
  const funds = useRead(fundEndpoints.list);
  return (
    <>
      <SelectField
        optional
        name="segment.fundId"
        label={text('form.fund')}
        placeholder={text('form.anyFund')}
        choices={(funds.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FieldPair>
        <Field optional name="segment.from" type="date" label={text('form.from')} />
        <Field optional name="segment.to" type="date" label={text('form.to')} />
      </FieldPair>
      <Field optional name="segment.notSince" type="date" label={text('form.notSince')} help={text('form.notSinceHelp')} />
    </>
  );
}
