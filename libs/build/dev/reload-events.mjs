const CLIENT = `new EventSource('/__dev/events').addEventListener('reload', () => location.reload());`;

/** How an open page learns of a new build: `tag` is inserted into it, `answer` serves what the tag requests. */
export function reloadEvents() {
  const listeners = new Set();
  const answer = ({ url }, outgoing) => {
    if (url === '/__dev/events') listen(listeners, outgoing);
    else if (url === '/__dev/reload.js') outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(CLIENT);
    else return false;
    return true;
  };
  const reload = () => listeners.forEach((listener) => void listener.write('event: reload\ndata: {}\n\n'));
  return { tag: '<script defer src="/__dev/reload.js"></script>', answer, reload };
}

function listen(listeners, outgoing) {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  listeners.add(outgoing);
  outgoing.once('close', () => listeners.delete(outgoing));
}
