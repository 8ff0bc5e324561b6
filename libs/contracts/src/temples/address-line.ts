/** A US postal address on one line: "4410 Green Level Road, Cary, NC 27519". */
export const addressLine = ({ street, city, state, zip }: Record<'street' | 'city' | 'state' | 'zip', string>): string =>
  `${street}, ${city}, ${state} ${zip}`;
