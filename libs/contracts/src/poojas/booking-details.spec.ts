import { addressSchema } from './booking-details.ts';

const address = { name: 'Meera Rao', street: '12 Oak St', street2: '', city: 'Edison', state: 'NJ', zip: '08817' };

it.each(['ZZ', '🙂', 'nj', ''])('takes no address in the state “%s”', async (state) => {
  await expect(addressSchema.isValid(address)).resolves.toBe(true);
  await expect(addressSchema.isValid({ ...address, state })).resolves.toBe(false);
});

it.each([
  ['that no place has', '00000'],
  ['that is not assigned', '99999'],
  ['of another state', '85004'],
])('takes no ZIP code %s', async (_which, zip) => {
  await expect(addressSchema.validate({ ...address, zip })).rejects.toMatchObject({ path: 'zip', message: { code: 'booking.zip-state' } });
});
