import { type TemplePhoto, templePhotoEndpoints, WHOLE_CROP } from '@sannidhi/contracts';
import { fill, type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { Screen } from './photos-view.tsx';

const AT = { at: '/temple-admin/settings?view=photos' };
const photo = (number: number, alt: string): TemplePhoto => ({
  id: testId(number),
  version: 1,
  alt,
  crop: WHOLE_CROP,
  width: 1500,
  height: 1000,
});
const photos = [photo(1, 'The gopuram'), photo(2, 'The hall')];

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork().on(templePhotoEndpoints.own, photos);
});
afterEach(() => network.restore());

it('makes another photo the cover, and describes and crops one', async () => {
  network.on(templePhotoEndpoints.order, photos).on(templePhotoEndpoints.change, photos);
  const { user } = await renderOffice(Screen, AT);
  await user.click(await screen.findByRole('button', { name: 'Move photo 2 earlier' }));
  await waitFor(() => expect(network.callsTo(templePhotoEndpoints.order)[0]?.body).toEqual({ photoIds: [testId(2), testId(1)] }));
  await user.click(screen.getByRole('button', { name: 'Edit photo 1' }));
  fireEvent.change(await screen.findByRole('slider', { name: 'Zoom' }), { target: { value: '150' } });
  await user.clear(screen.getByLabelText('Description'));
  await fill(user, screen.getByLabelText('Description'), 'The gopuram at dawn');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved the photo')).toBeVisible();
  expect(network.callsTo(templePhotoEndpoints.change)[0]?.body).toEqual({
    alt: 'The gopuram at dawn',
    crop: { zoom: 150, x: 50, y: 50 },
  });
});

it('sends a photo, and says why one was refused', async () => {
  network.on(templePhotoEndpoints.add, refusal('rule-violation', { message: 'This photo has more than 50 megapixels.' }));
  const { user } = await renderOffice(Screen, AT);
  const input = await screen.findByLabelText('Add a photo', { selector: 'input' });
  await user.upload(input, new File(['x'], 'temple.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('This photo has more than 50 megapixels.')).toBeVisible();
  fireEvent.change(input, { target: { files: [new File(['x'], 'temple.heic', { type: 'image/heic' })] } });
  expect(await screen.findByText(/Choose a JPEG, PNG or WebP photo/)).toBeVisible();
  expect(network.callsTo(templePhotoEndpoints.add)).toHaveLength(1);
});
