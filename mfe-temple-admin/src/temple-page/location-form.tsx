import { addressParts, type OwnTemple, templeLocationEndpoints, templeLocationSchema, US_STATES } from '@sannidhi/contracts';
import {
  Banner,
  Button,
  Field,
  FieldPair,
  Form,
  FormActions,
  formatZone,
  notify,
  SelectField,
  SubmitButton,
  Typography,
  useFormField,
  useFormValues,
  useRead,
  useWrite,
} from '@sannidhi/kit';
import { useEffect, useRef } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { useNewest } from '../office/use-newest.ts';
import { LocationFacts } from './location-facts.tsx';
import { PinMap } from './pin-map.tsx';
import { isPlaced } from './pin-place.ts';
import { PlaceOfZip } from './place-of-zip.tsx';
import type { TempleFormProps } from './profile-form.tsx';
import { TheirChange } from './their-change.tsx';

const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));
type Values = ReturnType<typeof valuesOf>;

/** Changes the address and the pin. City, state and pin follow the ZIP code, the time zone follows the pin. */
export function LocationForm({ temple, reload }: TempleFormProps) {
  const text = useOfficeText('templePage.location');
  const common = useOfficeText('common');
  const change = useWrite(templeLocationEndpoints.change);
  const { version, theirs, saved, onFailure } = useNewest(temple, reload, 'temple-changed');
  return (
    <Form
      long
      label={text('title')}
      schema={templeLocationSchema}
      initialValues={{ version, ...valuesOf(temple) }}
      onFailure={onFailure}
      onSubmit={async (body) => {
        saved(await change.mutateAsync({ body: { ...body, version } }));
        notify({ kind: 'success', title: text('done') });
      }}
    >
      <Field name="street" label={text('street')} autoComplete="street-address" maxLength={120} />
      <FieldPair>
        <Field name="zip" label={text('zip')} inputMode="numeric" autoComplete="postal-code" maxLength={10} />
        <Field name="city" label={text('city')} autoComplete="address-level2" maxLength={80} />
      </FieldPair>
      <SelectField name="state" label={text('state')} placeholder={text('chooseState')} choices={STATES} autoComplete="address-level1" />
      <PlaceOfZip />
      <Pin saved={temple} />
      {theirs && (
        <TheirChange>
          <LocationFacts temple={theirs} />
        </TheirChange>
      )}
      <FormActions>
        <SubmitButton busy={common('saving')}>{text('save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function Pin({ saved }: { saved: OwnTemple }) {
  const text = useOfficeText('templePage.location');
  const { city, state, ...typed } = useFormValues<Values>();
  const pin = { latitude: Number(typed.latitude), longitude: Number(typed.longitude) };
  const latitude = useFormField<number>('latitude', false);
  const longitude = useFormField<number>('longitude', false);
  const zone = useFormField<string>('timeZone', false);
  const place = useRead(templeLocationEndpoints.lookUp, { query: { city, state }, enabled: state !== '' });
  const at = useRead(templeLocationEndpoints.lookUp, { query: pin, enabled: isPlaced(pin) });
  const center = place.data?.center ?? saved;
  const found = at.data?.timeZone;
  const setZone = useRef(zone.setValue);
  setZone.current = zone.setValue;
  useEffect(() => {
    if (found) setZone.current(found);
  }, [found]);
  const toCity = () => {
    latitude.setValue(center.latitude);
    longitude.setValue(center.longitude);
  };
  return (
    <fieldset>
      <Typography component="legend" variant="h4" sx={{ mb: 1 }}>
        {text('pin.title')}
      </Typography>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {text('pin.help')}
      </Typography>
      <PinMap center={center} />
      <div style={{ margin: '12px 0' }}>
        <Button small onClick={toCity}>
          {text(place.data?.center?.exact === false ? 'pin.toLargest' : 'pin.toCity')}
        </Button>
      </div>
      <FieldPair>
        <Field name="latitude" type="number" inputMode="decimal" label={text('latitude')} />
        <Field name="longitude" type="number" inputMode="decimal" label={text('longitude')} />
      </FieldPair>
      <p>{text('zone', { zone: formatZone(zone.value ?? saved.timeZone) })}</p>
      {zone.error && <Banner kind="error">{zone.error}</Banner>}
      {found && found !== saved.timeZone && (
        <Banner kind="warning" title={text('zoneChanges', { from: formatZone(saved.timeZone), to: formatZone(found) })}>
          {text('zoneAffects')}
        </Banner>
      )}
    </fieldset>
  );
}

const valuesOf = ({ address, city, state, latitude, longitude, timeZone }: OwnTemple) => {
  const { street, zip } = addressParts(address);
  return { street, zip, city, state, latitude, longitude, timeZone };
};
