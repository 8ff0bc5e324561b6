import { templeLocationEndpoints } from '@sannidhi/contracts';
import { useFormField, useFormValues, useRead } from '@sannidhi/kit';
import { useEffect, useRef } from 'react';

const ZIP = /^\d{5}(-\d{4})?$/;

/** Fills in city and state once a ZIP code is typed that we know; both stay editable. */
export function PlaceOfZip() {
  const { zip } = useFormValues<{ zip: string }>();
  const filled = useRef(zip);
  const differs = ZIP.test(zip) && zip !== filled.current;
  const place = useRead(templeLocationEndpoints.zip, { query: { zip }, enabled: differs }).data?.place;
  const city = useFormField<string>('city', false);
  const state = useFormField<string>('state', false);
  const fill = useRef({ city, state });
  fill.current = { city, state };
  useEffect(() => {
    if (!differs || !place) return;
    filled.current = zip;
    fill.current.city.setValue(place.city);
    fill.current.state.setValue(place.state);
  }, [differs, place, zip]);
  return null;
}
