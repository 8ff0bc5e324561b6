import { TEMPLE_PHOTOS_MAX } from '@sannidhi/contracts';
import sharp from 'sharp';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { DocumentStore } from '../../platform/storage/document-store.ts';
import { TemplePhotoRow } from './temple-photo.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const PATH = '/api/temple-admin/photos';
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'tan' } });
const ids = (body: { id: string }[]) => body.map(({ id }) => id);

/** A JPEG whose header claims other measures: decoding it would fail, so a refusal for its size comes before. */
function claiming(jpeg: Buffer, width: number, height: number): Buffer {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

async function office(status: 'approved' | 'submitted' = 'approved') {
  const temple = await buildTemple(api, { status });
  const { client } = await signInStaff(api, { temple });
  const send = (bytes: Buffer, type = 'image/jpeg') => client.post(PATH).set('content-type', type).send(bytes);
  const shown = (id: string, size: string) => api.client().get(`/api/public/temples/${temple.slug}/photos/${id}/${size}?v=1`);
  const stored = () => api.database.reader.countBy(TemplePhotoRow, { templeId: temple.id });
  return { temple, client, send, shown, stored };
}

it('keeps photos upright and without the place where they were taken', async () => {
  const { send, shown } = await office();
  const taken = picture(900, 600)
    .withExif({ IFD3: { GPSLatitude: '40/1 31/1 7/1' } })
    .withMetadata({ orientation: 6 });
  const { body } = await send(await taken.jpeg().toBuffer()).expect(201);
  expect(body).toEqual([{ id: expect.any(String), version: 1, alt: '', crop: { zoom: 100, x: 50, y: 50 }, width: 600, height: 900 }]);
  const { body: bytes, headers } = await shown(body[0].id, 'whole').responseType('blob').expect(200);
  expect(headers['content-type']).toBe('image/webp');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 600, height: 900 });
  expect(bytes.toString('latin1')).not.toMatch(/EXIF|XMP/);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

it('accepts PNG and WebP, and makes every size from the chosen part', async () => {
  const { client, send, shown } = await office();
  await send(await picture(1500, 1000).png().toBuffer(), 'image/png').expect(201);
  const { body } = await send(await picture(1500, 1000).webp().toBuffer(), 'image/webp').expect(201);
  const [, { id }] = body;
  const crop = { zoom: 125, x: 100, y: 0 };
  const { body: changed } = await client.put(`${PATH}/${id}`).send({ alt: 'The gopuram', crop }).expect(200);
  expect(changed[1]).toMatchObject({ id, version: 2, alt: 'The gopuram', crop });
  for (const [size, width] of [
    ['small', 480],
    ['medium', 960],
    ['large', 1200],
  ] as const) {
    const { body: bytes } = await shown(id, size).responseType('blob').expect(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height: (width * 2) / 3 });
  }
  await shown(id, 'huge').expect(404);
});

it('refuses a program named .jpg, a damaged photo, and types it can’t read', async () => {
  const { send, stored } = await office();
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000, 0x90)]);
  expect((await send(program).expect(415)).body.message).toMatch(/^Choose a photo in JPEG, PNG or WebP format/);
  const damaged = (await picture(900, 600).jpeg().toBuffer()).subarray(0, 700);
  expect((await send(damaged).expect(415)).body.message).toMatch(/^We couldn’t read this photo/);
  await send(Buffer.from('%PDF-1.7'), 'application/pdf').expect(415);
  await send(program, 'image/heic').expect(415);
  expect(await stored()).toBe(0);
});

it('refuses 60 megapixels before decoding them, and a thumbnail', async () => {
  const { send, stored } = await office();
  const bomb = claiming(await picture(600, 400).jpeg().toBuffer(), 10_000, 6_000);
  const { body } = await send(bomb).expect(422);
  expect(body.message).toBe('This photo has more than 50 megapixels. Make it smaller and try again. Nothing was saved.');
  expect((await send(await picture(599, 399).jpeg().toBuffer()).expect(422)).body.message).toMatch(/^This photo is too small/);
  expect(await stored()).toBe(0);
});

it('shows the photos in the office’s order and never more than a dozen', async () => {
  const { temple, client, send, shown } = await office();
  const jpeg = await picture(600, 400).jpeg().toBuffer();
  for (let n = 1; n < TEMPLE_PHOTOS_MAX; n += 1) await send(jpeg).expect(201);
  const answers = await Promise.all([send(jpeg), send(jpeg), send(jpeg)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  const before = ids((await client.get(PATH).expect(200)).body);
  const photoIds = before.toReversed();
  await client.put('/api/temple-admin/photo-order').send({ photoIds }).expect(200);
  const { body } = await api.client().get(`/api/public/temples/${temple.slug}/visit`).expect(200);
  expect(ids(body.photos)).toEqual(photoIds);
  expect(ids((await client.delete(`${PATH}/${photoIds[0]}`).expect(200)).body)).toEqual(photoIds.slice(1));
  await shown(photoIds[0] ?? '', 'small').expect(404);
  await client.put('/api/temple-admin/photo-order').send({ photoIds }).expect(409);
});

it('keeps an unapproved temple’s photos to its office', async () => {
  const { client, send, shown } = await office('submitted');
  const { body } = await send(await picture(600, 400).jpeg().toBuffer()).expect(201);
  await shown(body[0].id, 'small').expect(404);
  await client.get(`${PATH}/${body[0].id}/small`).expect(200);
});

it('shows the crop that was saved where two are chosen at once', async () => {
  const { client, send, shown } = await office();
  const halves = picture(1200, 800).composite([{ input: await picture(600, 800).negate().png().toBuffer(), left: 0, top: 0 }]);
  const { body } = await send(await halves.jpeg().toBuffer()).expect(201);
  const { id } = body[0];
  const store = api.get(DocumentStore);
  const write = jest.spyOn(store, 'write');
  const choose = (x: number) => client.put(`${PATH}/${id}`).send({ alt: 'The gopuram', crop: { zoom: 125, x, y: 0 } });
  const answers = await Promise.all([choose(0), choose(100)]);
  const keys = write.mock.calls.map(([key]) => key);
  write.mockRestore();
  expect(new Set(keys).size).toBe(keys.length);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const left = await Promise.all(keys.map((key) => store.read(key)));
  expect(left.filter(Boolean)).toHaveLength(keys.length / 2);
  await shown(id, 'small').expect(200);
});
