import { type RequestOptions, send } from './request.ts';

/**
 * Reads a stream of server-sent events and passes on the JSON of each `data`, until the server ends it or `signal` aborts it. `EventSource`
 * can't send an Authorization header, which guests and bearer sessions need. Never reconnects on its own.
 * @throws HttpError if the server refuses; TypeError if the network fails; AbortError after `signal`.
 */
export async function readEvents<Event>(address: string, onEvent: (event: Event) => void, options: RequestOptions = {}): Promise<void> {
  const response = await send(address, { accept: 'text/event-stream', ...options });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const blocks = (rest + chunk.value).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const data of blocks.map(dataOf)) if (data) onEvent(JSON.parse(data) as Event);
  }
}

/** The joined `data` lines of one event; keep-alive comments have none. */
const dataOf = (block: string): string =>
  block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n');
