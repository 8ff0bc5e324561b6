import type { RegistrationTemple } from '@sannidhi/contracts';

/** A temple as its registration form describes it. */
export const buildRegistrationTemple = (facts: Partial<RegistrationTemple> = {}): RegistrationTemple => ({
  name: 'Sri Varadaraja Temple',
  legalName: 'Sri Varadaraja Temple, Inc.',
  ein: '56-5550182',
  taxStatus: 'public-charity',
  street: '4410 Green Level Road',
  city: 'Cary',
  state: 'NC',
  zip: '27519',
  tradition: '',
  deities: '',
  website: '',
  description: '',
  ...facts,
});
