import sharp from 'sharp';
import { buildPriest } from '../../../test/factories/priest.factory.ts';
import { buildTemple } from '../../../test/factories/temple.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { signInAs, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { DocumentStore } from '../../platform/storage/document-store.ts';
import { Priest } from './priest.entity.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const PATH = '/api/priest/photo';
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'tan' } });
const JPEG = 'image/jpeg';

async function serving() {
  const temple = await buildTemple(api);
  const account = await buildPriest(api, { temples: [temple] });
  const priest = await signInAs(api, account);
  const { client: office } = await signInStaff(api, { temple });
  const send = (bytes: Buffer, type = JPEG) => priest.post(PATH).set('content-type', type).send(bytes);
  const seen = (size: string) => office.get(`/api/temple-admin/priests/${account.id}/photo/${size}`);
  const folder = async () => (await api.database.reader.findOneByOrFail(Priest, { accountId: account.id })).photo?.folder;
  return { account, priest, office, send, seen, folder };
}

/** A JPEG whose header claims other measures: decoding it would fail, so a refusal for its size comes before. */
function claiming(jpeg: Buffer, width: number, height: number): Buffer {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

it('shows a priest’s photo to the priest and the temples they serve, upright and without the place where it was taken', async () => {
  const { account, priest, office, send, seen } = await serving();
  const taken = picture(900, 600)
    .withExif({ IFD3: { GPSLatitude: '40/1 31/1 7/1' } })
    .withMetadata({ orientation: 6 });
  const photo = { version: 1, crop: { zoom: 100, x: 50, y: 50 }, width: 600, height: 900 };
  expect((await send(await taken.jpeg().toBuffer()).expect(201)).body).toEqual(photo);
  expect((await priest.get('/api/priest/profile').expect(200)).body).toMatchObject({ photo });
  expect((await office.get(`/api/temple-admin/priests/${account.id}`).expect(200)).body).toMatchObject({ photo });
  expect((await office.get('/api/temple-admin/priests').expect(200)).body).toMatchObject([{ photo }]);
  const { body: bytes, headers } = await seen('whole').responseType('blob').expect(200);
  expect(headers['content-type']).toBe('image/webp');
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.toString('latin1')).not.toMatch(/EXIF|XMP/);
  await seen('huge').expect(404);
});

it('crops it to a square where the priest chooses, and removes the files of the earlier one', async () => {
  const { priest, send, seen, folder } = await serving();
  await send(await picture(1000, 800).png().toBuffer(), 'image/png').expect(201);
  const before = await folder();
  const crop = { zoom: 125, x: 100, y: 0 };
  const { body } = await priest.put(PATH).send({ crop }).expect(200);
  expect(body).toMatchObject({ version: 2, crop });
  for (const [size, width] of [
    ['small', 160],
    ['large', 640],
  ] as const)
    expect(await sharp((await seen(size).responseType('blob').expect(200)).body).metadata()).toMatchObject({ width, height: width });
  await runJobs(api);
  expect(await api.get(DocumentStore).read(`${before}/whole.webp`)).toBeUndefined();
  expect(await api.get(DocumentStore).read(`${await folder()}/whole.webp`)).toBeDefined();
});

it('refuses a program named .jpg, 60 megapixels before decoding them, and a thumbnail: the photo stays as it was', async () => {
  const { priest, send, folder } = await serving();
  await send(await picture(500, 500).jpeg().toBuffer()).expect(201);
  const before = await folder();
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000, 0x90)]);
  expect((await send(program).expect(415)).body.message).toMatch(/^Choose a photo in JPEG, PNG or WebP format/);
  await send(program, 'application/x-msdownload').expect(415);
  const bomb = claiming(await picture(600, 400).jpeg().toBuffer(), 10_000, 6_000);
  expect((await send(bomb).expect(422)).body.message).toMatch(/^This photo has more than 50 megapixels/);
  expect((await send(await picture(399, 600).jpeg().toBuffer()).expect(422)).body.message).toMatch(/^This photo is too small/);
  expect(await folder()).toBe(before);
  await priest
    .put(PATH)
    .send({ crop: { zoom: 90, x: 0, y: 0 } })
    .expect(400);
});

it('isn’t for other temples, and is gone once the priest removes it', async () => {
  const { account, priest, send, seen, folder } = await serving();
  await send(await picture(500, 500).jpeg().toBuffer()).expect(201);
  const { client: elsewhere } = await signInStaff(api);
  await elsewhere.get(`/api/temple-admin/priests/${account.id}/photo/small`).expect(404);
  const before = await folder();
  await priest.delete(PATH).expect(204);
  await seen('small').expect(404);
  await priest.get(`${PATH}/small`).expect(404);
  await priest
    .put(PATH)
    .send({ crop: { zoom: 100, x: 50, y: 50 } })
    .expect(404);
  await runJobs(api);
  expect(await api.get(DocumentStore).read(`${before}/whole.webp`)).toBeUndefined();
});
