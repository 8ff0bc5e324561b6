import type { ApiError } from '@sannidhi/contracts';

/**
 * Any response that is not a success. The message is `status: body`, or `status: status text` if the body is empty; `api` is the parsed
 * body if the API itself responded.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly api: ApiError | undefined;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'HttpError';
    this.status = status;
    this.api = parseApiError(body);
  }
}

function parseApiError(body: string): ApiError | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    return isApiError(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

const isApiError = (value: unknown): value is ApiError => typeof value === 'object' && value !== null && 'message' in value;
