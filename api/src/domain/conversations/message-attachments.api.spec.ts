import type { MessageAttachment } from '@sannidhi/contracts';
import sharp from 'sharp';
import type TestAgent from 'supertest/lib/agent.js';
import { AT_DEVOTEE, AT_TEMPLE, post, startConversation } from '../../../test/conversations.ts';
import { runJobs } from '../../../test/give.ts';
import { signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { DocumentStore } from '../../platform/storage/document-store.ts';
import { AttachmentKeeping } from './attachment-keeping.service.ts';
import { attachmentKey } from './attachment-views.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const ZIP = Buffer.concat([Buffer.from('PK\u0003\u0004evil.class'), Buffer.from([0x50, 0x4b, 5, 6]), Buffer.alloc(18)]);
const jpeg = () => sharp({ create: { width: 90, height: 60, channels: 3, background: 'tan' } }).jpeg();
const upload = (client: TestAgent, base: string, bytes: Buffer, name = 'letter.pdf', type = 'application/pdf') =>
  client.post(`${base}/attachments`).query({ name }).set('content-type', type).send(bytes);
const attach = async (...given: Parameters<typeof upload>): Promise<MessageAttachment> => (await upload(...given).expect(201)).body;
const sendWith = (client: TestAgent, base: string, id: string, attachmentIds: string[], text?: string) =>
  post(client, `${base}/${id}/messages`, { attachmentIds, ...(text ? { text } : {}) });
const stored = (id: string) => api.get(DocumentStore).read(attachmentKey({ id }));

async function talk() {
  const office = await signInStaff(api);
  const devotee = await signInDonor(api);
  const { id } = await startConversation(devotee.client, office.temple);
  return { id, temple: office.temple, office: office.client, devotee: devotee.client, account: devotee.account };
}

it('sends a PDF and a photo to the other side, without the place where the photo was taken', async () => {
  const { id, office, devotee } = await talk();
  const taken = await jpeg()
    .withExif({ IFD3: { GPSLatitude: '40/1 31/1 7/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const photo = await attach(devotee, AT_DEVOTEE, taken, 'ॐ hall (1).jpg', 'image/jpeg');
  const letter = await attach(devotee, AT_DEVOTEE, PDF);
  expect(photo).toMatchObject({ name: 'ॐ hall (1).webp', mediaType: 'image/webp', width: 60, height: 90 });
  await office.get(`${AT_TEMPLE}/attachments/${photo.id}`).expect(404);
  const { body } = await sendWith(devotee, AT_DEVOTEE, id, [photo.id, letter.id]).expect(200);
  expect(body).toMatchObject({ text: '', attachments: [{ id: photo.id }, { id: letter.id, sizeBytes: PDF.length }] });
  const thread = (await office.get(`${AT_TEMPLE}/${id}/messages`).expect(200)).body.items;
  expect(thread[0].attachments).toEqual([photo, letter]);
  expect((await office.get(`${AT_TEMPLE}/${id}`).expect(200)).body.lastText).toBe('ॐ hall (1).webp');
  const shown = await office.get(`${AT_TEMPLE}/attachments/${photo.id}`).responseType('blob').expect(200);
  expect(shown.headers['content-disposition']).toBe("inline; filename*=UTF-8''%E0%A5%90%20hall%20%281%29.webp");
  expect((await sharp(shown.body).metadata()).exif).toBeUndefined();
  const saved = await office.get(`${AT_TEMPLE}/attachments/${letter.id}`).responseType('blob').expect(200);
  expect(saved.body).toEqual(PDF);
  expect(saved.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''letter.pdf",
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    'x-content-type-options': 'nosniff',
  });
});

it.each<[string, Buffer, string, number]>([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 415],
  ['an SVG called a PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 415],
  ['a program called a PDF', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'application/pdf', 415],
  ['a PDF behind a page', Buffer.concat([Buffer.from('<html>'), PDF]), 'application/pdf', 415],
  ['a PDF that is also a page', Buffer.from(`%PDF-1.4\n<html><script>alert(1)</script>\n%%EOF\n`), 'application/pdf', 415],
  ['a PDF that is also an archive', Buffer.concat([PDF, ZIP, Buffer.from('\n%%EOF')]), 'application/pdf', 415],
  ['a PDF with something after its end', Buffer.concat([PDF, Buffer.from('#!/bin/sh')]), 'application/pdf', 415],
  ['half a photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'image/jpeg', 415],
  ['11 MB', Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]), 'application/pdf', 413],
])('refuses in words: %s', async (_, bytes, type, status) => {
  const { client } = await signInDonor(api);
  const { body } = await upload(client, AT_DEVOTEE, bytes, 'x', type).expect(status);
  expect(body.message).toMatch(/\w+ \w+/);
});

it('says which kinds of files it takes, of whatever kind the file is', async () => {
  const { client } = await signInDonor(api);
  for (const type of ['image/gif', 'application/zip', 'text/plain']) {
    const { body } = await upload(client, AT_DEVOTEE, Buffer.from('GIF89a'), 'x', type).expect(415);
    expect(body).toMatchObject({
      code: 'unsupported-media-type',
      message: expect.stringMatching(/^Choose a PDF, JPEG, PNG or WebP file\./),
    });
  }
});

it('keeps of a photo that is also an archive only the photo', async () => {
  const { client } = await signInDonor(api);
  const { id } = await attach(client, AT_DEVOTEE, Buffer.concat([await jpeg().toBuffer(), ZIP]), 'a.jpg', 'image/jpeg');
  const kept = await stored(id);
  expect(kept?.includes('PK')).toBe(false);
  expect(kept?.includes('evil')).toBe(false);
});

it('shows a file to nobody else, sent or not, and lets nobody else send it', async () => {
  const [{ id, devotee, office }, others] = [await talk(), await talk()];
  const unsent = await attach(devotee, AT_DEVOTEE, PDF);
  await others.devotee.get(`${AT_DEVOTEE}/attachments/${unsent.id}`).expect(404);
  await others.devotee.delete(`${AT_DEVOTEE}/attachments/${unsent.id}`).expect(404);
  await sendWith(others.devotee, AT_DEVOTEE, others.id, [unsent.id], 'Mine').expect(422);
  await sendWith(devotee, AT_DEVOTEE, id, [unsent.id], 'Here').expect(200);
  for (const [client, base] of [
    [others.devotee, AT_DEVOTEE],
    [others.office, AT_TEMPLE],
  ] as const)
    await client.get(`${base}/attachments/${unsent.id}`).expect(404);
  // What was sent is the other side's as well.
  await devotee.delete(`${AT_DEVOTEE}/attachments/${unsent.id}`).expect(404);
  await sendWith(devotee, AT_DEVOTEE, id, [unsent.id], 'Again').expect(422);
  await office.get(`${AT_TEMPLE}/attachments/${unsent.id}`).expect(200);
  await office.get(`${AT_TEMPLE}/attachments/${newId()}`).expect(404);
});

it('gives two messages at once a file once', async () => {
  const { id, devotee } = await talk();
  const file = await attach(devotee, AT_DEVOTEE, PDF);
  const answers = await Promise.all([1, 2].map((turn) => sendWith(devotee, AT_DEVOTEE, id, [file.id], `Turn ${turn}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

it('needs words or a file, and takes five at most', async () => {
  const { id, devotee } = await talk();
  await sendWith(devotee, AT_DEVOTEE, id, []).expect(400);
  const many = Array.from({ length: 6 }, () => newId());
  expect((await sendWith(devotee, AT_DEVOTEE, id, many, 'Six').expect(400)).body.fields).toHaveProperty('attachmentIds');
});

it('deletes files that were removed, never sent, or sent by a person who left', async () => {
  const { id, devotee, office, account } = await talk();
  const files = [];
  for (let at = 0; at < 4; at++) files.push(await attach(devotee, AT_DEVOTEE, PDF));
  const [removed, sent, forgotten, kept] = files.map((file) => file.id) as [string, string, string, string];
  const reply = await attach(office, AT_TEMPLE, PDF);
  await devotee.delete(`${AT_DEVOTEE}/attachments/${removed}`).expect(204);
  await sendWith(devotee, AT_DEVOTEE, id, [sent]).expect(200);
  await sendWith(office, AT_TEMPLE, id, [reply.id]).expect(200);
  await runJobs(api);
  expect([await stored(removed), await stored(kept)]).toEqual([undefined, PDF]);
  await api.get(AttachmentKeeping).run(new Date(Date.now() + 8 * 86_400_000));
  await runJobs(api);
  expect(await Promise.all([forgotten, kept, sent, reply.id].map(stored))).toEqual([undefined, undefined, PDF, PDF]);
  const exported = await api.get(PersonalData).exportOf(api.database.reader, account.id);
  expect(JSON.stringify(exported)).toContain('letter.pdf');
  await api.database.transaction((tx) => api.get(PersonalData).erase(tx, account.id));
  await runJobs(api);
  // What the office wrote is its own.
  expect(await Promise.all([sent, reply.id].map(stored))).toEqual([undefined, PDF]);
});
