import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Request headers for the deployed platform: its own name instead of this machine's, so that it sees requests from its own pages. */
export function onwardHeaders(headers: IncomingHttpHeaders, shell: URL, own: string): OutgoingHttpHeaders {
  const { origin, referer, cookie } = headers;
  return {
    ...headers,
    host: shell.host,
    'accept-encoding': 'identity',
    ...(cookie && { cookie: cookie.replaceAll(/(^|; *)local(Host|Secure)-/g, '$1__$2-') }),
    ...(origin === own && { origin: shell.origin }),
    ...(referer?.startsWith(`${own}/`) && { referer: shell.origin + referer.slice(own.length) }),
  };
}

/** Response headers for the browser: cookies and redirects that stay here, and no claim that this machine supports TLS. */
export function localHeaders(headers: IncomingHttpHeaders, shell: URL, own: string): OutgoingHttpHeaders {
  const { 'strict-transport-security': _, 'set-cookie': cookies, location, ...rest } = headers;
  return {
    ...rest,
    ...(cookies && { 'set-cookie': cookies.map(localCookie) }),
    ...(location && { location: location.startsWith(`${shell.origin}/`) ? own + location.slice(shell.origin.length) : location }),
  };
}

/** A cookie for this machine, which doesn't use TLS: browsers reject `Secure` and the names that require it from such an origin. */
const localCookie = (cookie: string) => cookie.replace(/; *(secure|domain=[^;]*)(?=;|$)/gi, '').replace(/^__(Host|Secure)-/, 'local$1-');
