import { readEvents, readNumberedEvents } from './event-stream.ts';

/** A response whose body arrives in the given pieces, wherever they split the events. */
function streamOf(pieces: string[]): Response {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of bytes) controller.enqueue(piece);
        controller.close();
      },
    }),
  );
}

it('hands on each event once, wherever the network cuts the stream', async () => {
  const fetchSpy = jest.fn(async () =>
    streamOf([': open\n\nda', 'ta: {"status":"pen', 'ding"}\n', '\ndata: {"status":"succeeded"}\r\n\r\n']),
  );
  globalThis.fetch = fetchSpy as unknown as typeof fetch;
  const seen: unknown[] = [];
  await readEvents('/api/guest/donations/1/events', (event) => seen.push(event), { authorization: 'Guest secret' });
  expect(seen).toEqual([{ status: 'pending' }, { status: 'succeeded' }]);
  expect(fetchSpy).toHaveBeenCalledWith(
    '/api/guest/donations/1/events',
    expect.objectContaining({ headers: { accept: 'text/event-stream', authorization: 'Guest secret' } }),
  );
});

it('passes on an event’s position, and goes on after it', async () => {
  const fetchSpy = jest.fn(async () => streamOf(['id: 7\ndata: {"unread":1}\n\n']));
  globalThis.fetch = fetchSpy as unknown as typeof fetch;
  const seen: unknown[] = [];
  await readNumberedEvents('/api/x', (_event, id) => seen.push(id), { lastEventId: '6' });
  expect(seen).toEqual(['7']);
  expect(fetchSpy).toHaveBeenCalledWith('/api/x', expect.objectContaining({ headers: expect.objectContaining({ 'last-event-id': '6' }) }));
});

it('refuses like every other call when the server refuses', async () => {
  globalThis.fetch = (async () => new Response('', { status: 404, statusText: 'Not Found' })) as typeof fetch;
  await expect(readEvents('/api/x', () => {})).rejects.toThrow('404: Not Found');
});
