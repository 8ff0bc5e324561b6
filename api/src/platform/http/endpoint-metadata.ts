/** Where `@Handle` stores the endpoint on a controller's method. */
export const ENDPOINT = 'sannidhi:endpoint';
