const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML text: names typed by users never become markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** A paragraph written by our own team: links in it stay links. */
export interface WrittenByStaff {
  written: string;
}

/** The same in pieces, some of which lead somewhere. */
export interface WrittenWithLinks {
  pieces: readonly { text: string; url?: string }[];
}

/** A plain paragraph in another language than its mail, such as one that nobody translated. */
export interface InLanguage {
  text: string;
  language: string;
}

export interface MailParts {
  heading: string;
  /** Plain paragraphs. They may include text typed by strangers, so nothing in them becomes a link. */
  paragraphs: readonly (string | InLanguage | WrittenByStaff | WrittenWithLinks)[];
  /** The one action. */
  action?: { label: string; url: string };
  /** Small print at the end. */
  footnotes?: readonly string[];
  /** BCP 47; English by default. */
  language?: string;
}

/**
 * Text in which no email client finds a link: someone who registers as `Win $100 http://evil.example` would have it emailed to a stranger
 * under our name. `S.V.Rao` becomes `S. V. Rao`, which is just as readable.
 */
export const unlinked = (text: string): string =>
  text
    // Characters that change the writing direction can disguise a URL.
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\u3002\uff0e\uff61\u2024]/g, '.')
    .replace(/[:\uff1a](?=[/\uff0f])/g, ': ')
    .replace(/[@\uff20\ufe6b]/g, ' at ')
    .replace(/\.(?=[\p{Cf}\p{L}])|(?<!\d)\.(?=\p{N})/gu, '. ');

/** The one layout of our emails as text and as HTML, readable in every client and without images. */
export function composeMail({ heading, paragraphs, action, footnotes = [], language = 'en' }: MailParts): { text: string; html: string } {
  const title = unlinked(heading);
  const body = paragraphs.map((paragraph) => ({ pieces: piecesIn(paragraph), lang: otherLanguage(paragraph, language) }));
  const written = body.map(({ pieces }) => pieces.map((piece) => piece.url ?? piece.text).join(''));
  const text = [title, ...written, ...(action ? [`${action.label}: ${action.url}`] : []), ...footnotes].join('\n\n');
  const p = (content: string, style: string, lang = '') => `<p${lang} style="margin:0 0 16px;${style}">${content}</p>`;
  const html = [
    `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;font:16px/1.5 Georgia,serif;color:#2b1d16;background:#fbf7f0">`,
    '<div style="max-width:560px;margin:0 auto">',
    `<h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(title)}</h1>`,
    ...body.map(({ pieces, lang }) => p(pieces.map(pieceHtml).join(''), '', lang)),
    ...(action ? [p(`<a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a>`, 'font-weight:bold')] : []),
    ...footnotes.map((note) => p(linked(note), 'font-size:13px;color:#6b5a50')),
    '</div></body></html>',
  ].join('');
  return { text, html };
}

function piecesIn(paragraph: MailParts['paragraphs'][number]): WrittenWithLinks['pieces'] {
  if (typeof paragraph === 'string') return [{ text: unlinked(paragraph) }];
  if ('language' in paragraph) return [{ text: unlinked(paragraph.text) }];
  return 'pieces' in paragraph ? paragraph.pieces : [{ text: paragraph.written }];
}

/** So that screen readers pronounce it as what it is. */
const otherLanguage = (paragraph: MailParts['paragraphs'][number], language: string): string =>
  typeof paragraph === 'object' && 'language' in paragraph && paragraph.language !== language ? ` lang="${paragraph.language}"` : '';

const pieceHtml = ({ text, url }: WrittenWithLinks['pieces'][number]): string =>
  url ? `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>` : escapeHtml(text);

/** URLs in a footnote become links. */
const linked = (note: string): string => escapeHtml(note).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);
