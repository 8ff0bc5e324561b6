import { type Notice, notify, translateSentence } from '@sannidhi/kit';

/** Shows a notice the specification words, in the reader's language. */
export function say({ title, body, kind }: Pick<Notice, 'title' | 'body' | 'kind'>): void {
  notify({ title: translateSentence(title), ...(body ? { body: translateSentence(body) } : {}), kind });
}
