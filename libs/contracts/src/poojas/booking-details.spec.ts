import { addressSchema } from './booking-details.ts';

const address = { name: 'Meera Rao', street: '12 Oak St', street2: '', city: 'Edison', state: 'NJ', zip: '08817' };

it.each(['ZZ', '🙂', 'nj', ''])('takes no address in the state “%s”', async (state) => {
  await expect(addressSchema.isValid(address)).resolves.toBe(true);
  await expect(addressSchema.isValid({ ...address, state })).resolves.toBe(false);
});
