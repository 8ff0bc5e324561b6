/** The `code` an error of the system or of a driver carries, or an empty string. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
