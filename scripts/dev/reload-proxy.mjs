import { createServer, request } from 'node:http';

const CLIENT = `new EventSource('/__dev/events').addEventListener('reload', () => location.reload());`;
const TAG = '<script defer src="/__dev/reload.js"></script></head>';

/**
 * Stands before the platform while somebody develops: passes everything on, and gives each page a script that loads it
 * again on `reload()`. While the platform restarts, requests wait for it.
 */
export function startReloadProxy({ host, port, targetPort }) {
  const listeners = new Set();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/__dev/events') return listen(listeners, outgoing);
    if (incoming.url === '/__dev/reload.js') return outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(CLIENT);
    pass(incoming, outgoing, targetPort);
  });
  server.listen(port, host);
  return { reload: () => listeners.forEach((listener) => void listener.write('event: reload\ndata: {}\n\n')) };
}

function listen(listeners, outgoing) {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  listeners.add(outgoing);
  outgoing.once('close', () => listeners.delete(outgoing));
}

function pass(incoming, outgoing, port, triesLeft = 50) {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const onward = request({ host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers }, (answer) =>
    relay(answer, outgoing),
  );
  onward.once('error', (error) => {
    if (error.code === 'ECONNREFUSED' && triesLeft > 0) return setTimeout(() => pass(incoming, outgoing, port, triesLeft - 1), 200);
    outgoing.writeHead(502).end('The platform is not running; the terminal says why.');
  });
  incoming.pipe(onward);
}

async function relay(answer, outgoing) {
  if (!answer.headers['content-type']?.startsWith('text/html')) {
    outgoing.writeHead(answer.statusCode, answer.headers);
    return answer.pipe(outgoing);
  }
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  const { 'content-length': _, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode, headers).end(Buffer.concat(chunks).toString().replace('</head>', TAG));
}
