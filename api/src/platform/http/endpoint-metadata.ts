/** Where `@Handle` leaves the endpoint on a controller's method. */
export const ENDPOINT = 'sannidhi:endpoint';
