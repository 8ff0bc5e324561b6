import type { BroadcastRow } from './broadcast.entity.ts';

type Worded = Pick<BroadcastRow, 'text' | 'wording'>;

/** A web address that is written out; one with a field in it is a different one for everybody, and isn't counted. */
const ADDRESS = /https?:\/\/[^\s<>"{}]+/gi;
/** What ends the sentence and not the address. */
const PUNCTUATION = ".,;:!?'’”»)]।";

/** The addresses in a broadcast's texts, in every language, each once. A link of its emails is a position in this list, which never changes once it is sent. */
export function linksOf({ text, wording }: Worded): string[] {
  const texts = [text, ...Object.values(wording ?? {}).map((said) => said?.text ?? '')];
  return [...new Set(texts.flatMap((said) => addressesIn(said).map(({ url }) => url)))];
}

/** A text in pieces: what is written, and the addresses in between. */
export function piecesOf(text: string): { text: string; url?: string }[] {
  const found = addressesIn(text);
  const pieces = found.flatMap(({ at, url }, index) => {
    const before = found[index - 1];
    return [{ text: text.slice(before ? before.at + before.url.length : 0, at) }, { text: url, url }];
  });
  const last = found.at(-1);
  return [...pieces, { text: text.slice(last ? last.at + last.url.length : 0) }].filter((piece) => piece.text !== '');
}

function addressesIn(text: string): { at: number; url: string }[] {
  return [...text.matchAll(ADDRESS)]
    .map((match) => ({ at: match.index, url: withoutPunctuation(match[0]), next: text[match.index + match[0].length] }))
    .filter(({ url, next }) => next !== '{' && isPlain(url));
}

/** Looked at from its end, once: a pattern for this takes quadratic time on a long row of marks. */
function withoutPunctuation(address: string): string {
  let end = address.length;
  while (PUNCTUATION.includes(address.charAt(end - 1)) && end > 0) end -= 1;
  return address.slice(0, end);
}

/** Nobody's name in front of the host: such an address leads elsewhere than it seems. */
function isPlain(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === '' && password === '';
}
