import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** What the deployed platform is asked with: its own name instead of this machine's, so that it sees its own pages asking. */
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

/** What the browser gets: cookies and redirects that stay here, and no promise that this machine speaks TLS. */
export function localHeaders(headers: IncomingHttpHeaders, shell: URL, own: string): OutgoingHttpHeaders {
  const { 'strict-transport-security': _, 'set-cookie': cookies, location, ...rest } = headers;
  return {
    ...rest,
    ...(cookies && { 'set-cookie': cookies.map(localCookie) }),
    ...(location && { location: location.startsWith(`${shell.origin}/`) ? own + location.slice(shell.origin.length) : location }),
  };
}

/** A cookie for this machine, which speaks no TLS: browsers keep `Secure` and the names that ask for it from such a place. */
const localCookie = (cookie: string) => cookie.replace(/; *(secure|domain=[^;]*)(?=;|$)/gi, '').replace(/^__(Host|Secure)-/, 'local$1-');
