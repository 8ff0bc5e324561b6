import LinkifyIt from 'linkify-it';
import { Fragment } from 'react';

/** Only what is written out with its scheme is a link, never a bare word or an address that hides its host behind a user's name. */
const links = new LinkifyIt(
  { 'ftp:': null as never, '//': null as never, 'mailto:': null as never },
  { fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false },
);

/** Text exactly as typed, whose web addresses are links. */
export function LinkedText({ children }: { children: string }) {
  const found = (links.match(children) ?? []).filter(({ url }) => isPlainAddress(url));
  const parts = found.map(({ index, lastIndex, url, text }, at) => (
    <Fragment key={index}>
      {children.slice(found[at - 1]?.lastIndex ?? 0, index)}
      <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
        {text}
      </a>
      {at === found.length - 1 && children.slice(lastIndex)}
    </Fragment>
  ));
  return parts.length > 0 ? parts : children;
}

function isPlainAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return /^https?:$/.test(protocol) && !username && !password;
}
