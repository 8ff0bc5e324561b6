const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML text: names people typed never become markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

export interface MailParts {
  heading: string;
  /** Plain paragraphs. */
  paragraphs: readonly string[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Said small at the end. */
  footnotes?: readonly string[];
  /** BCP 47; English unless told otherwise. */
  language?: string;
}

/** The one shape of our mails as text and as HTML, readable in every client and without images. */
export function composeMail({ heading, paragraphs, action, footnotes = [], language = 'en' }: MailParts): { text: string; html: string } {
  const text = [heading, ...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), ...footnotes].join('\n\n');
  const p = (body: string, style: string) => `<p style="margin:0 0 16px;${style}">${body}</p>`;
  const html = [
    `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;font:16px/1.5 Georgia,serif;color:#2b1d16;background:#fbf7f0">`,
    '<div style="max-width:560px;margin:0 auto">',
    `<h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => p(escapeHtml(paragraph), '')),
    ...(action ? [p(`<a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a>`, 'font-weight:bold')] : []),
    ...footnotes.map((note) => p(linked(note), 'font-size:13px;color:#6b5a50')),
    '</div></body></html>',
  ].join('');
  return { text, html };
}

/** Addresses in a footnote become links. */
const linked = (note: string): string => escapeHtml(note).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);
