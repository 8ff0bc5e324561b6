import { type RequestOptions, send } from './request.ts';

/**
 * Reads a stream of server-sent events and passes on the JSON of each `data`, until the server ends it or `signal` aborts it. `EventSource`
 * can't send an Authorization header, which guests and bearer sessions need. Never reconnects on its own.
 * @throws HttpError if the server refuses; TypeError if the network fails; AbortError after `signal`.
 */
export function readEvents<Event>(address: string, onEvent: (event: Event) => void, options: RequestOptions = {}): Promise<void> {
  return readNumberedEvents<Event>(address, (event) => onEvent(event), options);
}

/** The same with the event's id, if it has one: `lastEventId` resumes the stream after it. */
export async function readNumberedEvents<Event>(
  address: string,
  onEvent: (event: Event, id?: string) => void,
  options: RequestOptions = {},
): Promise<void> {
  const response = await send(address, { accept: 'text/event-stream', ...options });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const blocks = (rest + chunk.value).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = fieldOf(block, 'data');
      if (data) onEvent(JSON.parse(data) as Event, fieldOf(block, 'id') || undefined);
    }
  }
}

/** The joined lines of one field of an event; keep-alive comments have none. */
const fieldOf = (block: string, name: 'data' | 'id'): string =>
  block
    .split('\n')
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).trimStart())
    .join('\n');
