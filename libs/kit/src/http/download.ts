import { type RequestOptions, send } from './request.ts';

/**
 * Fetches a document with the session's headers (a plain link would not carry the bearer token) and offers it as a file download. The
 * server's `Content-Disposition` names it, otherwise `fallbackName`. `who` replaces the session (a guest).
 * @throws HttpError if the server refuses.
 */
export async function download(address: string, fallbackName: string, who: Pick<RequestOptions, 'authorization'> = {}): Promise<void> {
  const response = await send(address, { accept: '*/*', ...who });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = fileNameOf(response.headers.get('content-disposition')) ?? fallbackName;
  link.click();
  // The click only queues the download; the object URL must outlive it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
}
