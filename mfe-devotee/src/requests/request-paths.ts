/** A devotee's requests, one of them, and where one is made. */
export const REQUESTS_PATH = '/bookings?view=requests';
export const requestPath = (id: string): string => `${REQUESTS_PATH}&request=${id}`;

/** The form that asks a temple for a pooja: one of its catalog, or in own words. */
export const askPath = (temple: string, pooja?: string): string =>
  `/pooja-services?${new URLSearchParams({ view: 'request', ...(temple ? { temple } : {}), ...(pooja ? { pooja } : {}) })}`;
