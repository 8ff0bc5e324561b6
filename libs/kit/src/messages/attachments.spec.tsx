import { devoteeMessageEndpoints, type MessageAttachment } from '@sannidhi/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { buildDonor } from '../testing/accounts.ts';
import { buildConversation, buildMessage } from '../testing/conversations.ts';
import { mockNetwork } from '../testing/mock-network.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import en from './en.json' with { type: 'json' };
import { MessageBubble } from './message-bubble.tsx';
import { messagePortalOf } from './message-portals.ts';
import { ReplyField } from './reply-field.tsx';

const FILE: MessageAttachment = {
  id: '0192f0c1-7a4e-7b6e-8a10-0c5f3b1f2a13',
  name: 'receipt.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 2_400,
  width: 0,
  height: 0,
};
const devotee = devoteeMessageEndpoints;
const messages = { 'kit-messages': { en: async () => ({ default: en }) } };

/** The browser's uploads: each is answered, or fails, when the test says so. */
class FakeUpload {
  static all: FakeUpload[] = [];
  upload: { onprogress?: (event: object) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  statusText = '';
  responseText = '';
  address = '';
  open(_: string, address: string) {
    this.address = address;
    FakeUpload.all.push(this);
  }
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort();
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload();
  }
}

const original = globalThis.XMLHttpRequest;
beforeEach(() => {
  localStorage.clear();
  FakeUpload.all = [];
  globalThis.XMLHttpRequest = FakeUpload as never;
});
afterAll(() => {
  globalThis.XMLHttpRequest = original;
});

const pdf = (name = 'receipt.pdf') => new File(['%PDF-'], name, { type: 'application/pdf' });
const field = () => (
  <ReplyField portal={messagePortalOf('donor')} conversation={buildConversation()} record={null} onTyped={() => undefined} />
);
const open = () => renderScreen(field(), { user: buildDonor(), messages });
const choose = () => screen.findByLabelText('Attach a photo or PDF', { selector: 'input' });

it('shows how far a file is, keeps it through a reload and sends it without words', async () => {
  const network = mockNetwork().on(devotee.reply, buildMessage({ attachments: [FILE] }));
  const { user, unmount } = await open();
  await user.upload(await choose(), pdf());
  const [call] = FakeUpload.all;
  expect(call?.address).toBe('/api/devotee/conversations/attachments?name=receipt.pdf');
  act(() => call?.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 }));
  expect(screen.getByRole('progressbar', { name: 'Uploading receipt.pdf' })).toHaveValue(0.25);
  await act(async () => call?.answer(201, FILE));
  expect(await screen.findByRole('button', { name: 'Remove receipt.pdf' })).toBeInTheDocument();
  unmount();
  const again = await open();
  await again.user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove receipt.pdf' })).not.toBeInTheDocument());
  expect(network.callsTo(devotee.reply).map(({ body }) => body)).toEqual([{ text: '', attachmentIds: [FILE.id] }]);
});

it('can cancel an upload, try a failed one again, and remove a file', async () => {
  const network = mockNetwork().on(devotee.detach, undefined);
  const { user } = await open();
  await user.upload(await choose(), [pdf('a.pdf'), pdf('b.pdf')]);
  await user.click(screen.getByRole('button', { name: 'Cancel the upload of a.pdf' }));
  expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
  await act(async () => FakeUpload.all[1]?.onerror());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try b.pdf again' }));
  await act(async () => FakeUpload.all[2]?.answer(201, FILE));
  await user.click(await screen.findByRole('button', { name: 'Remove receipt.pdf' }));
  await waitFor(() => expect(network.callsTo(devotee.detach)).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

it('says before sending that a file is too large or of another kind', async () => {
  const { user } = await open();
  const large = Object.defineProperty(pdf('large.pdf'), 'size', { value: 11 * 1024 * 1024 });
  await user.upload(await choose(), [large]);
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is larger than 10 MB.');
  expect(FakeUpload.all).toEqual([]);
});

it('shows a photo in its message, and every file by its name', async () => {
  const photo: MessageAttachment = {
    ...FILE,
    id: FILE.id.replace('13', '14'),
    name: 'hall.webp',
    mediaType: 'image/webp',
    width: 90,
    height: 60,
  };
  const message = buildMessage({ text: '', attachments: [photo, FILE] });
  await renderScreen(<MessageBubble endpoints={devotee} message={message} readByThem={0} />, { messages });
  expect(await screen.findByRole('img', { name: 'hall.webp' })).toHaveAttribute(
    'src',
    `/api/devotee/conversations/attachments/${photo.id}`,
  );
  expect(screen.getByRole('button', { name: 'Save receipt.pdf' })).toHaveTextContent('receipt.pdf, 2 KB');
});
