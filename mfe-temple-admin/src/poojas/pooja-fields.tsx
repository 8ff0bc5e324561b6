import { DAKSHINA_WAYS, type DakshinaWay, POOJA_LOCATIONS, SANKALPAM_FIELDS, SERVICE_LANGUAGES } from '@sannidhi/contracts';
import { CheckboxField, CountField, Field, FieldPair, languageName, MoneyField, SelectField, useFormField } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { TogglesField } from '../office/toggles-field.tsx';

/** What it is, where, how long and for how many. */
export function AboutFields() {
  const text = useOfficeText('poojas');
  return (
    <>
      <Field name="name" label={text('column.name')} maxLength={80} />
      <Field optional name="description" label={text('form.description')} help={text('form.descriptionHelp')} rows={3} maxLength={1000} />
      <Field optional name="deity" label={text('column.deity')} maxLength={80} />
      <FieldPair>
        <SelectField
          name="location"
          label={text('form.location')}
          choices={POOJA_LOCATIONS.map((value) => ({ value, label: text(`location.${value}`) }))}
        />
        <Field optional name="place" label={text('form.place')} maxLength={80} />
      </FieldPair>
      <FieldPair>
        <CountField name="durationMinutes" label={text('form.duration')} digits={4} />
        <CountField name="capacity" label={text('form.capacity')} help={text('form.capacityHelp')} digits={4} />
      </FieldPair>
    </>
  );
}

/** What a family pays: for the pooja, for mailed prasadam, to the priest. */
export function PriceFields() {
  const text = useOfficeText('poojas');
  const { value: dakshina } = useFormField<DakshinaWay>('dakshina', false);
  return (
    <>
      <FieldPair>
        <MoneyField compact name="priceCents" label={text('column.price')} />
        <MoneyField compact optional name="prasadamCents" label={text('form.prasadam')} help={text('form.prasadamHelp')} />
      </FieldPair>
      <FieldPair>
        <SelectField
          name="dakshina"
          label={text('form.dakshina')}
          choices={DAKSHINA_WAYS.map((value) => ({ value, label: text(`dakshina.${value}`) }))}
        />
        <MoneyField compact name="dakshinaCents" label={text('form.dakshinaAmount')} help={text(`form.dakshinaHelp.${dakshina}`)} />
      </FieldPair>
    </>
  );
}

/** What the priest reads of each name, and what everyone brings. */
export function SankalpamFields() {
  const text = useOfficeText('poojas');
  return (
    <>
      <TogglesField
        name="sankalpamFields"
        label={text('form.sankalpam')}
        choices={SANKALPAM_FIELDS.map((value) => ({ value, label: text(`sankalpam.${value}`) }))}
      />
      <CountField name="namesMax" label={text('form.namesMax')} digits={2} />
      <Field optional name="samagriTemple" label={text('form.samagriTemple')} rows={2} maxLength={1000} />
      <Field optional name="samagriFamily" label={text('form.samagriFamily')} rows={2} maxLength={1000} />
    </>
  );
}

/** How many priests it takes, and what each has to know. */
export function PriestFields() {
  const text = useOfficeText('poojas');
  return (
    <>
      <CountField name="priestsNeeded" label={text('form.priests')} digits={2} />
      <Field optional name="skills" label={text('form.skills')} help={text('form.skillsHelp')} maxLength={600} />
      <TogglesField
        name="languages"
        label={text('form.languages')}
        help={text('form.languagesHelp')}
        choices={SERVICE_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
      />
    </>
  );
}

/** How early and how late it is booked, changed and canceled, and how often. */
export function TermsFields() {
  const text = useOfficeText('poojas');
  return (
    <>
      <FieldPair>
        <CountField name="noticeHours" label={text('form.notice')} digits={4} />
        <CountField name="daysAhead" label={text('form.daysAhead')} digits={3} />
      </FieldPair>
      <FieldPair>
        <CountField name="cancelHours" label={text('form.cancelHours')} help={text('form.cancelHelp')} digits={4} />
        <MoneyField compact name="changeFeeCents" label={text('form.changeFee')} help={text('form.changeFeeHelp')} />
      </FieldPair>
      <CheckboxField name="sutakaWaives" label={text('form.sutaka')} />
      <FieldPair>
        <CountField name="perOrderMax" label={text('form.perOrder')} digits={2} />
        <CountField name="againAfterDays" label={text('form.again')} help={text('form.againHelp')} digits={3} />
      </FieldPair>
      <CountField optional name="waitlistMax" label={text('form.waitlist')} help={text('form.waitlistHelp')} digits={4} />
    </>
  );
}
