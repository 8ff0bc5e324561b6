import { readToken } from '../session/session-storage.ts';
import { HttpError } from './http-error.ts';
import { templeHeader } from './temple-header.ts';

export interface UploadOptions {
  /** Between 0 and 1, as far as it is known. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Posts a file and parses the JSON response. `fetch` doesn't report how much of a body was sent, so this is the one place that doesn't use
 * it; cookies, bearer token and errors are as in `request`.
 * @throws HttpError for every response that is not a success; TypeError if the network fails; AbortError once it is canceled.
 */
export function upload<Reply>(address: string, file: Blob, { onProgress, signal }: UploadOptions = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', address);
    call.withCredentials = true;
    call.setRequestHeader('accept', 'application/json');
    call.setRequestHeader('content-type', file.type);
    const token = readToken();
    if (token) call.setRequestHeader('authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(templeHeader())) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => onProgress?.(lengthComputable ? loaded / total : 0);
    call.onload = () => {
      const { status, statusText, responseText } = call;
      if (status < 200 || status >= 300) reject(new HttpError(status, statusText, responseText));
      else resolve((responseText ? JSON.parse(responseText) : undefined) as Reply);
    };
    call.onerror = () => reject(new TypeError('Failed to fetch'));
    call.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'));
    signal?.addEventListener('abort', () => call.abort());
    call.send(file);
  });
}
