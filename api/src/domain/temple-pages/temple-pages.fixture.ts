import sharp from 'sharp';
import type { NounFixture, Place } from '../../../test/nouns/noun-fixture.ts';

const HOURS = {
  weekly: [{ weekdays: [0, 6], from: '08:00', until: '20:30' }],
  special: [{ date: '2099-01-14', name: 'Makara Sankranti', closed: false, from: '05:00', until: '21:00' }],
};

const ADD = '/api/temple-admin/photos';
const FORM = { headers: { 'content-type': 'image/jpeg' } };

/** A photo of a fresh place in the row, so that the temple never has too many. */
async function photo({ own: { staff } }: Place): Promise<string> {
  const { body: before } = await staff.get(ADD).expect(200);
  for (const { id } of before.slice(4)) await staff.delete(`${ADD}/${id}`).expect(200);
  const { body } = await staff
    .post(ADD)
    .set('content-type', 'image/jpeg')
    .send(await picture())
    .expect(201);
  return body.at(-1).id;
}

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer();

export const fixture: NounFixture = {
  build: async (place) => ({ photoId: await photo(place), size: 'small' }),
  routes: {
    'GET /api/public/temples/:slug/visit': 'anyone',
    'GET /api/temple-admin/hours': 'staff with temple:read',
    'PUT /api/temple-admin/hours': {
      may: 'staff with temple:manage',
      call: async ({ own: { staff } }) => {
        const { body } = await staff.get('/api/temple-admin/hours').expect(200);
        return { body: { ...HOURS, version: body.version } };
      },
    },
    'GET /api/temple-admin/photos': 'staff with temple:read',
    'POST /api/temple-admin/photos': {
      may: 'staff with temple:manage',
      call: async (place) => {
        await photo(place);
        return { ...FORM, body: await picture() };
      },
    },
    'PUT /api/temple-admin/photos/:photoId': {
      may: 'staff with temple:manage',
      call: async (place) => ({
        params: { photoId: await photo(place) },
        body: { alt: 'The gopuram', crop: { zoom: 150, x: 40, y: 60 } },
      }),
    },
    'PUT /api/temple-admin/photo-order': {
      may: 'staff with temple:manage',
      call: async ({ own: { staff } }) => {
        const { body } = await staff.get(ADD).expect(200);
        return { body: { photoIds: body.map(({ id }: { id: string }) => id).reverse() } };
      },
    },
    'DELETE /api/temple-admin/photos/:photoId': {
      may: 'staff with temple:manage',
      call: async (place) => ({ params: { photoId: await photo(place) } }),
    },
    'GET /api/temple-admin/photos/:photoId/:size': 'staff with temple:read',
    'GET /api/public/temples/:slug/photos/:photoId/:size': 'anyone',
  },
  small: { temple_hours: 'One row per temple.', temple_photos: 'A temple has a dozen at most.' },
};
