import { TICKET_PRICINGS, type TicketQuota } from '@sannidhi/contracts';
import { CheckboxField, CountField, Field, FieldPair, MoneyField, SelectField, useFormField, useFormValues } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** A kind of ticket: its price, how many there are, when it is sold and to whom. */
export function TypeFields({ path, isSeries }: { path: string; isSeries: boolean }) {
  const text = useOfficeText('tickets');
  const { value: pricing } = useFormField<string>(`${path}.pricing`, false);
  return (
    <>
      <Field name={`${path}.name`} label={text('type.name')} maxLength={60} />
      <Field optional name={`${path}.detail`} label={text('type.detail')} help={text('type.detailHelp')} maxLength={120} />
      <SelectField
        name={`${path}.pricing`}
        label={text('type.pricing')}
        choices={TICKET_PRICINGS.map((value) => ({ value, label: text(`pricing.${value}`) }))}
      />
      {pricing !== 'free' && (
        <MoneyField compact name={`${path}.priceCents`} label={text(pricing === 'wish' ? 'type.suggested' : 'type.price')} />
      )}
      {isSeries && <SeriesFields path={path} />}
      <CountField optional name={`${path}.capacity`} label={text('type.capacity')} />
      <QuotaField path={path} />
      <FieldPair>
        <Field optional type="date" name={`${path}.saleFrom`} label={text('type.saleFrom')} />
        <Field optional type="date" name={`${path}.saleUntil`} label={text('type.saleUntil')} />
      </FieldPair>
      <FieldPair>
        <CountField name={`${path}.orderMin`} label={text('type.orderMin')} digits={2} />
        <CountField name={`${path}.orderMax`} label={text('type.orderMax')} digits={2} />
      </FieldPair>
      <FieldPair>
        <CountField optional name={`${path}.minAge`} label={text('type.minAge')} digits={3} />
        <CountField optional name={`${path}.maxAge`} label={text('type.maxAge')} digits={3} />
      </FieldPair>
      <CheckboxField name={`${path}.takesSeat`} label={text('type.takesSeat')} help={text('type.takesSeatHelp')} />
      <CheckboxField name={`${path}.isDropOff`} label={text('type.isDropOff')} help={text('type.isDropOffHelp')} />
      <CheckboxField name={`${path}.staffOnly`} label={text('type.staffOnly')} />
      <CheckboxField name={`${path}.needsApproval`} label={text('type.needsApproval')} />
      <CheckboxField name={`${path}.isOffered`} label={text('type.isOffered')} />
    </>
  );
}

/** Places it shares with other kinds, where the event has such. */
function QuotaField({ path }: { path: string }) {
  const text = useOfficeText('tickets');
  const { quotas = [] } = useFormValues<{ quotas?: Partial<TicketQuota>[] }>();
  const named = quotas.flatMap(({ id, name }) => (id && name ? [{ value: id, label: name }] : []));
  if (named.length === 0) return null;
  return (
    <SelectField name={`${path}.quotaId`} label={text('type.quota')} choices={[{ value: '', label: text('type.noQuota') }, ...named]} />
  );
}

/** For all dates together, where the price is known and nobody has to approve it. */
function SeriesFields({ path }: { path: string }) {
  const text = useOfficeText('tickets');
  const { value: pricing } = useFormField<string>(`${path}.pricing`, false);
  const { value: needsApproval } = useFormField<boolean>(`${path}.needsApproval`, false);
  const { value: isForSeries } = useFormField<boolean>(`${path}.isForSeries`, false);
  if (pricing === 'wish' || needsApproval) return null;
  return (
    <>
      <CheckboxField name={`${path}.isForSeries`} label={text('type.isForSeries')} help={text('type.isForSeriesHelp')} />
      {isForSeries && pricing === 'fixed' && (
        <MoneyField
          compact
          optional
          name={`${path}.seriesPriceCents`}
          label={text('type.seriesPrice')}
          help={text('type.seriesPriceHelp')}
        />
      )}
    </>
  );
}
