import { createServer, request } from 'node:http';
import { reloadEvents } from '../../libs/build/dev/reload-events.mjs';

/**
 * A proxy in front of the platform during development: forwards everything, and adds a script to each page that reloads it on `reload()`.
 * While the platform restarts, requests wait.
 */
export function startReloadProxy({ host, port, targetPort }) {
  const events = reloadEvents();
  const server = createServer((incoming, outgoing) => {
    if (!events.answer(incoming, outgoing)) pass(incoming, outgoing, targetPort, events.tag);
  });
  server.listen(port, host);
  return { reload: events.reload };
}

function pass(incoming, outgoing, port, tag, triesLeft = 50) {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const onward = request({ host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers }, (answer) =>
    relay(answer, outgoing, tag),
  );
  onward.once('error', (error) => {
    if (error.code === 'ECONNREFUSED' && triesLeft > 0) return setTimeout(() => pass(incoming, outgoing, port, tag, triesLeft - 1), 200);
    outgoing.writeHead(502).end('The platform is not running; the terminal says why.');
  });
  incoming.pipe(onward);
}

async function relay(answer, outgoing, tag) {
  if (!answer.headers['content-type']?.startsWith('text/html')) {
    outgoing.writeHead(answer.statusCode, answer.headers);
    return answer.pipe(outgoing);
  }
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  const { 'content-length': _, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode, headers).end(Buffer.concat(chunks).toString().replace('</head>', `${tag}</head>`));
}
