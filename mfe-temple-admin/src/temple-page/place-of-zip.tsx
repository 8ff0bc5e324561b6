import { templeLocationEndpoints } from '@sannidhi/contracts';
import { useFormField, useFormValues, useRead } from '@sannidhi/kit';
import { useEffect, useRef } from 'react';

const ZIP = /^\d{5}(-\d{4})?$/;

/** Fills in city, state and pin once another ZIP code is typed that we know; everything stays editable. */
export function PlaceOfZip() {
  const { zip } = useFormValues<{ zip: string }>();
  const filled = useRef(zip);
  const differs = ZIP.test(zip) && zip !== filled.current;
  const place = useRead(templeLocationEndpoints.zip, { query: { zip }, enabled: differs }).data?.place;
  const fill = useRef<Record<'city' | 'state' | 'latitude' | 'longitude', (value: never) => void>>(undefined);
  fill.current = {
    city: useFormField<string>('city', false).setValue,
    state: useFormField<string>('state', false).setValue,
    latitude: useFormField<number>('latitude', false).setValue,
    longitude: useFormField<number>('longitude', false).setValue,
  };
  useEffect(() => {
    if (!differs || !place) return;
    filled.current = zip;
    for (const name of ['city', 'state', 'latitude', 'longitude'] as const) fill.current?.[name](place[name] as never);
  }, [differs, place, zip]);
  return null;
}
