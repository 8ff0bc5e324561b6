import { type BroadcastGroup, broadcastEndpoints, fundEndpoints } from '@sannidhi/contracts';
import { CountField, currentLanguage, Field, FieldPair, LANGUAGES, SelectField, Stack, useFormValues, useRead } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { TogglesField } from '../office/toggles-field.tsx';
import { AboutField } from './about-field.tsx';
import type { BroadcastValues } from './form-values.ts';

/** Whom it is for: groups, each narrowed by what it can be, distance and language. */
export function SegmentFields() {
  const text = useOfficeText('broadcasts');
  const { segment } = useFormValues<BroadcastValues>();
  const { data: groups = [] } = useRead(broadcastEndpoints.groups);
  const chosen = groups.filter(({ group }) => segment.groups.includes(group));
  const labelOf = ({ label }: BroadcastGroup) => label[currentLanguage() === 'hi' ? 'hi' : 'en'];
  return (
    <Stack spacing={2}>
      <TogglesField
        name="segment.groups"
        label={text('form.groups')}
        choices={groups.map((one) => ({ value: one.group, label: labelOf(one) }))}
      />
      {chosen.map((one) =>
        one.choices && (one.choices.length > 0 || segment.about.some((about) => about.startsWith(`${one.group}:`))) ? (
          <AboutField key={one.group} group={one.group} label={labelOf(one)} choices={one.choices} />
        ) : null,
      )}
      {chosen.some(({ byGiving }) => byGiving) && <GivingFields />}
      {chosen.some(({ byGiving, choices }) => byGiving || choices) && <PeriodFields />}
      <CountField optional name="segment.withinMiles" label={text('form.withinMiles')} help={text('form.withinMilesHelp')} digits={3} />
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

/** Donors and guests of one purpose, or who haven't given since a day. */
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
      <Field optional name="segment.notSince" type="date" label={text('form.notSince')} help={text('form.notSinceHelp')} />
    </>
  );
}

/** Of gifts, when they were given; of poojas, when they take place. */
function PeriodFields() {
  const text = useOfficeText('broadcasts');
  return (
    <FieldPair>
      <Field optional name="segment.from" type="date" label={text('form.from')} />
      <Field optional name="segment.to" type="date" label={text('form.to')} />
    </FieldPair>
  );
}
